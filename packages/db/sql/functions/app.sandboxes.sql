create or replace function app.sandboxes() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select t.id from public.tenants t where t.sandbox_of is not null
$$;
revoke all on function app.sandboxes() from public;
grant execute on function app.sandboxes() to authenticated, service_role;
comment on function app.sandboxes() is 'Tenants of test data, which platform owners do not see.';
