-- A sandbox sends nothing except webhooks, which are marked as tests, and its writes are not audited.
create or replace function app.drop_row() returns trigger language plpgsql set search_path = '' as $$
begin
  return null;
end $$;
comment on function app.drop_row() is 'Cancels an insert. The condition of the trigger selects the rows.';
