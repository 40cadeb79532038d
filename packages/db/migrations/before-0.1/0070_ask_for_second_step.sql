-- Whoever has turned the second step on is nobody before having taken it: a stolen password alone reads and writes nothing.

-- Tokens say that their person has a second step; `aal` says whether this session took it.
create or replace function app.account_claims(target uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from public.owners o where o.id = target) then
      jsonb_build_object('role', 'owner') || coalesce((select jsonb_build_object('tenant_id', m.tenant_id)
        from public.memberships m where m.user_id = target and m.status = 'active' order by m.created_at limit 1), '{}')
    else coalesce(
      (select jsonb_build_object('role', case m.role when 'driver' then 'driver' else 'tenant' end,
          'tenant_id', m.tenant_id, 'member_role', m.role)
        from public.memberships m join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
        where m.user_id = target and m.status = 'active' order by m.role = 'driver', m.created_at limit 1),
      jsonb_build_object('role', 'customer'))
  end || case when exists (select 1 from auth.mfa_factors f where f.user_id = target and f.status = 'verified')
    then jsonb_build_object('second_step', true) else '{}' end
$$;

-- Every policy finds its person through this function, so this is the one place that has to ask.
create or replace function app.user_id() returns uuid language sql stable
set search_path = '' as $$
  select case
    when c -> 'app_metadata' -> 'second_step' = 'true' and coalesce(c ->> 'aal', 'aal1') <> 'aal2' then null
    else nullif(c ->> 'sub', '')::uuid
  end from app.claims() c
$$;
