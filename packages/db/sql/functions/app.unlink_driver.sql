create or replace function app.unlink_driver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.drivers d set user_id = null where d.tenant_id = old.tenant_id and d.user_id = old.user_id;
  return null;
end $$;
comment on function app.unlink_driver() is
  'Unlinks the account of a driver who leaves the company. The driver''s row and history remain.';
