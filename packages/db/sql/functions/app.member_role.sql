create or replace function app.member_role() returns text
language sql stable security definer set search_path = '' as $$
  select m.role from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = app.user_id() and m.status = 'active' and m.tenant_id = app.company_of(app.tenant_id())
    and app.is_role_in_force(t.status, m.role, t.id, m.user_id)
  union all
  select 'viewer' from app.looks l
  where l.owner_id = app.user_id() and l.until > now() and l.tenant_id = app.tenant_id()
  limit 1
$$;
