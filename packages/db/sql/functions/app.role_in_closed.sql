create or replace function app.role_in_closed() returns text
language sql stable security definer set search_path = '' as $$
  select m.role from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = app.user_id() and m.status = 'active' and m.tenant_id = app.tenant_id() and t.status = 'closed'
$$;
comment on function app.role_in_closed() is 'Role of the caller in a closed company, whose administrators may still export it.';
