-- Chooses the company that the person worked in last. If they lost it, they are told so before another company opens instead.
create or replace function app.account_claims(target uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with chosen as (select p.chosen_tenant_id as id from public.profiles p where p.id = target)
  select case
    when exists (select 1 from public.owners o where o.id = target) then
      jsonb_build_object('role', 'owner')
      || case when app.asks_owners_for_second_step() then jsonb_build_object('second_step_required', true) else '{}' end
      || coalesce(
        (select jsonb_build_object('tenant_id', l.tenant_id, 'looks_until', l.until) from app.looks l
          where l.owner_id = target and l.until > now()),
        (select jsonb_build_object('tenant_id', m.tenant_id)
          from public.memberships m left join chosen c on true
          where m.user_id = target and m.status = 'active'
          order by m.tenant_id is not distinct from c.id desc, m.created_at limit 1), '{}')
    else coalesce(
      (select jsonb_build_object('role', 'former', 'tenant_id', l.tenant_id)
        from app.lost_roles(target) l join chosen c on c.id = l.tenant_id limit 1),
      (select jsonb_build_object('role', case m.role when 'driver' then 'driver' else 'tenant' end,
          'tenant_id', m.tenant_id, 'member_role', m.role)
        || case when r.id is null then '{}' else jsonb_build_object('rights', r.rights) end
        || case when m.role = any (t.second_step_roles) then jsonb_build_object('second_step_required', true) else '{}' end
        from public.memberships m join public.tenants t on t.id = m.tenant_id
        left join public.company_roles r on r.tenant_id = m.tenant_id and r.id = m.company_role_id
        left join chosen c on true
        where m.user_id = target and m.status = 'active' and app.is_role_in_force(t.status, m.role, t.id, m.user_id)
        order by m.tenant_id is not distinct from c.id desc, m.role = 'driver', m.created_at limit 1),
      (select jsonb_build_object('role', 'former', 'tenant_id', l.tenant_id)
        from app.lost_roles(target) l order by l.at desc nulls last limit 1),
      jsonb_build_object('role', 'customer'))
  end || case when exists (select 1 from auth.mfa_factors f where f.user_id = target and f.status = 'verified')
    then jsonb_build_object('second_step', true) else '{}' end
$$;
revoke all on function app.account_claims(uuid) from public;
grant execute on function app.account_claims(uuid) to service_role, supabase_admin;
comment on function app.account_claims(uuid) is 'Claims of a person, by precedence: owner, member, driver, customer.';
