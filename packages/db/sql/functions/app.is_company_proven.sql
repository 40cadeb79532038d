create or replace function app.is_company_proven(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(u.email_confirmed_at is not null), true)
  from public.memberships m join auth.users u on u.id = m.user_id
  where m.tenant_id = company and m.role = 'admin' and m.status = 'active'
$$;
revoke all on function app.is_company_proven(uuid) from public;
grant execute on function app.is_company_proven(uuid) to authenticated, service_role, supabase_admin;
comment on function app.is_company_proven(uuid) is
  'Whether an administrator of the company has confirmed an email address. True without administrators: the platform created such a company.';
