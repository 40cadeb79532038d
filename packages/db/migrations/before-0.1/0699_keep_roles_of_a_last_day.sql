-- Sandboxes and closed companies together: drivers of a closed company keep their role for a day that was dispatched, and a test key
-- is told of the company behind its sandbox.

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

create or replace function app.why_no_role(out reason text, out company_name text, out at timestamptz)
language sql stable security definer set search_path = '' as $$
  select l.reason, l.company_name, l.at from app.lost_roles(app.user_id()) l
  where l.tenant_id = app.company_of(nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid) limit 1
$$;
