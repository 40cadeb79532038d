-- A company may ask that its people of some roles take a second step at sign-in. Whoever has not taken it is no member in the
-- eyes of every policy, whatever the token says. API keys have no session and no second step: their member made them after it.

alter table public.tenants add column second_step_roles text[] not null default '{}'
  check (second_step_roles <@ array['admin', 'dispatcher', 'viewer', 'driver']);
comment on column public.tenants.second_step_roles is 'Roles whose people are let in only after a second step at sign-in.';

-- Whether these claims may act in a role for which a second step is asked.
create function app.took_second_step() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(c ->> 'aal' = 'aal2' or c ->> 'session_id' is null, false) from app.claims() c
$$;
comment on function app.took_second_step() is 'Sessions say by aal2 that they took it. What has no session is a key.';

create or replace function app.tenant_id() returns uuid
language sql stable security definer set search_path = '' as $$
  select m.tenant_id from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = app.user_id() and m.status = 'active'
    and m.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
    and (m.role <> all (t.second_step_roles) or app.took_second_step())
  union all
  select l.tenant_id from app.looks l
  where l.owner_id = app.user_id() and l.until > now()
    and l.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
  limit 1
$$;

create or replace function app.account_claims(target uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from public.owners o where o.id = target) then
      jsonb_build_object('role', 'owner') || coalesce(
        (select jsonb_build_object('tenant_id', l.tenant_id, 'looks_until', l.until) from app.looks l
          where l.owner_id = target and l.until > now()),
        (select jsonb_build_object('tenant_id', m.tenant_id)
          from public.memberships m left join public.profiles p on p.id = m.user_id
          where m.user_id = target and m.status = 'active'
          order by m.tenant_id is not distinct from p.chosen_tenant_id desc, m.created_at limit 1), '{}')
    else coalesce(
      (select jsonb_build_object('role', case m.role when 'driver' then 'driver' else 'tenant' end,
          'tenant_id', m.tenant_id, 'member_role', m.role)
        || case when m.role = any (t.second_step_roles) then jsonb_build_object('second_step_required', true) else '{}' end
        from public.memberships m join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
        left join public.profiles p on p.id = m.user_id
        where m.user_id = target and m.status = 'active'
        order by m.tenant_id is not distinct from p.chosen_tenant_id desc, m.role = 'driver', m.created_at limit 1),
      jsonb_build_object('role', 'customer'))
  end || case when exists (select 1 from auth.mfa_factors f where f.user_id = target and f.status = 'verified')
    then jsonb_build_object('second_step', true) else '{}' end
$$;
