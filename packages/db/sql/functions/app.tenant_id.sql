create or replace function app.tenant_id() returns uuid
  language sql stable security definer set search_path = '' as $$
  select case when app.claims() -> 'app_metadata' -> 'is_test' = 'true'
    then (select s.id from public.tenants s where s.sandbox_of = m.tenant_id) else m.tenant_id end
  from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = app.user_id() and m.status = 'active'
    and m.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
    and (m.role <> all (t.second_step_roles) or app.took_second_step())
  union all
  select l.tenant_id from app.looks l
  where l.owner_id = app.user_id() and l.until > now()
    and l.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
    and app.is_platform_owner()
  limit 1
$$;
comment on function app.tenant_id() is 'The company of the token, if its user is an active member.';
