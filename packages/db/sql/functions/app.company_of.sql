create or replace function app.company_of(tenant uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select coalesce((select t.sandbox_of from public.tenants t where t.id = company_of.tenant), company_of.tenant)
$$;
revoke all on function app.company_of(uuid) from public;
grant execute on function app.company_of(uuid) to authenticated, service_role;
comment on function app.company_of(uuid) is
  'The company of a sandbox, else the tenant itself. A sandbox shares the plan, limits, members and state of its company.';
