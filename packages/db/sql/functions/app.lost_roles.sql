create or replace function app.lost_roles(person uuid)
  returns table (tenant_id uuid, company_name text, role text, reason text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.id, t.name, m.role, case when t.status = 'closed' then 'company_closed' else 'suspended' end,
    case when t.status = 'closed' then t.delete_after else m.created_at end
  from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = person and not (m.status = 'active' and app.is_role_in_force(t.status, m.role, t.id, m.user_id))
  union all
  select e.tenant_id, e.company_name, e.role, e.reason, e.ended_at from app.ended_memberships e
  where e.user_id = person and e.read_at is null
$$;
revoke all on function app.lost_roles(uuid) from public;
grant execute on function app.lost_roles(uuid) to service_role;
comment on function app.lost_roles(uuid) is
  'Roles that a person no longer has, until the person reads it. `at` is when a closed company will be deleted, or when the membership ended.';
