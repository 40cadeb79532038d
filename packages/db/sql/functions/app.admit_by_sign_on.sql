-- Whether the identity provider of a company may sign a person in. Accounts of other companies and of the platform's
-- owners stay out of its reach, whatever address it names. `person` is null for an address without an account. An
-- invitation goes before an earlier end, and the directory before the role for new people.
create or replace function app.admit_by_sign_on(company uuid, person uuid, is_linked boolean, address text) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when c.tenant_id is null then 'disabled'
    when exists (select from public.owners o where o.id = person)
      or exists (select from public.memberships m where m.user_id = person and m.tenant_id <> company) then 'elsewhere'
    when m.status = 'active' and app.is_role_in_force(t.status, m.role, company, person) then 'member'
    when m.user_id is not null then 'deactivated'
    when app.open_invitation(company, admit_by_sign_on.address) is not null then 'joins'
    when is_linked
      or exists (select from app.ended_memberships e where e.tenant_id = company and e.user_id = person)
      or exists (select from public.directory_members d where d.tenant_id = company and d.address = admit_by_sign_on.address)
      then 'deactivated'
    when c.role_for_new is null then 'not_invited'
    else 'joins' end
  from (select company as id) s
  left join public.tenants t on t.id = s.id and t.status <> 'closed'
  left join public.sign_on_connections c on c.tenant_id = t.id and c.is_enabled
  left join public.memberships m on m.tenant_id = s.id and m.user_id = person
$$;
revoke all on function app.admit_by_sign_on(uuid,uuid,boolean,text) from public;
grant execute on function app.admit_by_sign_on(uuid,uuid,boolean,text) to supabase_admin, service_role;
comment on function app.admit_by_sign_on(uuid,uuid,boolean,text) is
  'member, joins, or why not: disabled, elsewhere, deactivated, not_invited. `is_linked` says that the person signed in there before; `address` is in a proven domain, in small letters.';
