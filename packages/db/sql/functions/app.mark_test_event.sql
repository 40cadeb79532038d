create or replace function app.mark_test_event() returns trigger language plpgsql set search_path = '' as $$
begin
  new.payload := new.payload || '{"test": true}';
  return new;
end $$;
comment on function app.mark_test_event() is 'Adds `test: true` to events of a sandbox. Events of a company lack the field.';
