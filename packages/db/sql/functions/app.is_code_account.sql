-- An account may sign in by code only if it drives for this company and has no other role anywhere. The member who creates the
-- code could use it, and must not become an administrator or enter another company by it.
create or replace function app.is_code_account(tenant uuid, account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.memberships m
      where m.tenant_id = tenant and m.user_id = account and m.role = 'driver' and m.status = 'active')
    and not exists (select 1 from public.memberships m
      where m.user_id = account and (m.tenant_id <> tenant or m.role <> 'driver'))
    and not exists (select 1 from public.owners o where o.id = account)
$$;
revoke all on function app.is_code_account(uuid,uuid) from public;
grant execute on function app.is_code_account(uuid,uuid) to service_role;
