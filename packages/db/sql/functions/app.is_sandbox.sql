create or replace function app.is_sandbox(tenant uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.tenants t where t.id = is_sandbox.tenant and t.sandbox_of is not null)
$$;
revoke all on function app.is_sandbox(uuid) from public;
grant execute on function app.is_sandbox(uuid) to authenticated, service_role;
comment on function app.is_sandbox(uuid) is 'Whether rows of this tenant are test data.';
