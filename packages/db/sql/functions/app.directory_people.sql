-- Members of the company, and people who were provisioned and have not joined yet. A platform owner belongs to no directory, and
-- neither do accounts of drivers without an address.
create or replace function app.directory_people(company uuid) returns table (id uuid, user_id uuid, external_id text, address text,
  given_name text, family_name text, role text, company_role_id uuid, role_name text, is_active boolean, created_at timestamptz,
  changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select coalesce(d.id, m.user_id), m.user_id, d.external_id, lower(u.email), coalesce(d.given_name, p.first_name),
    coalesce(d.family_name, p.last_name), m.role, m.company_role_id, r.name, m.status = 'active',
    coalesce(d.created_at, m.created_at), coalesce(d.updated_at, m.created_at)
  from public.memberships m join auth.users u on u.id = m.user_id
  left join public.profiles p on p.id = m.user_id
  left join public.directory_members d on d.tenant_id = m.tenant_id and d.user_id = m.user_id
  left join public.company_roles r on r.tenant_id = m.tenant_id and r.id = m.company_role_id
  where m.tenant_id = company and lower(u.email) not like '%@drivers.invalid'
    and not exists (select from public.owners o where o.id = m.user_id)
  union all
  select d.id, null, d.external_id, d.address, d.given_name, d.family_name, coalesce(i.role, 'viewer'), i.company_role_id, r.name,
    coalesce(i.revoked_at is null, false), d.created_at, d.updated_at
  from public.directory_members d
  left join lateral (select v.role, v.company_role_id, v.revoked_at from public.invitations v
    where v.tenant_id = company and v.email = d.address and v.accepted_at is null order by v.created_at desc limit 1) i on true
  left join public.company_roles r on r.tenant_id = company and r.id = i.company_role_id
  where d.tenant_id = company and d.user_id is null
$$;
revoke all on function app.directory_people(uuid) from public;
grant execute on function app.directory_people(uuid) to service_role;
comment on function app.directory_people(uuid) is 'The people of a company as SCIM shows them.';
