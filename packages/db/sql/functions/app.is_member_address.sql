create or replace function app.is_member_address(company uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.memberships m join auth.users u on u.id = m.user_id
    where m.tenant_id = company and m.status = 'active' and lower(u.email) = lower(address))
$$;
revoke all on function app.is_member_address(uuid,text) from public;
grant execute on function app.is_member_address(uuid,text) to service_role, supabase_admin;
