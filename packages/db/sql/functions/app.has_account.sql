create or replace function app.has_account(address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from auth.users u where lower(u.email) = lower(address) and u.deleted_at is null)
$$;
revoke all on function app.has_account(text) from public;
grant execute on function app.has_account(text) to service_role;
