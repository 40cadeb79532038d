-- Nothing of a sandbox leaves the product but its webhooks, which say what they are; and nothing of it is audited.
create or replace function app.drop_row() returns trigger language plpgsql set search_path = '' as $$
begin
  return null;
end $$;
comment on function app.drop_row() is 'Inserts nothing. The trigger''s condition says for which rows.';
