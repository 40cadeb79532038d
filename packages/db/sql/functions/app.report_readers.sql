create or replace function app.report_readers(company uuid) returns table (user_id uuid, email text, name text)
language sql stable security definer set search_path = '' as $$
  select m.user_id, u.email::text, coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), u.email::text)
  from public.memberships m
  join public.tenants t on t.id = m.tenant_id
  join auth.users u on u.id = m.user_id
  left join public.profiles p on p.id = m.user_id
  left join public.company_roles r on r.tenant_id = m.tenant_id and r.id = m.company_role_id
  where m.tenant_id = company and m.status = 'active' and u.email is not null
    and app.is_role_in_force(t.status, m.role, t.id, m.user_id)
    and 'live:read' = any (coalesce(r.rights, app.standard_rights(m.role)))
$$;
revoke all on function app.report_readers(uuid) from public;
grant execute on function app.report_readers(uuid) to service_role;
comment on function app.report_readers(uuid) is 'Members of a company who may see its reports now, with the addresses that mails go to.';
