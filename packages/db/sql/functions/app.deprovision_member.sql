create or replace function app.deprovision_member(api_key uuid, entry uuid) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := app.begin_provisioning(api_key);
  person record;
  closed_invitations uuid[] := '{}';
begin
  select p.* into person from app.directory_people(company) p where p.id = entry;
  if not found then perform app.refuse('not_found', 404, 'The person'); end if;
  if person.user_id is null then
    with closed as (update public.invitations i set revoked_at = now() where i.tenant_id = company and i.email = person.address
      and i.accepted_at is null and i.revoked_at is null returning i.id)
    select coalesce(array_agg(c.id), '{}') into closed_invitations from closed c;
    delete from public.directory_members d where d.tenant_id = company and d.id = entry;
  else
    delete from public.memberships m where m.tenant_id = company and m.user_id = person.user_id;
    perform app.end_sessions_without_role(person.user_id);
  end if;
  return closed_invitations;
end $$;
revoke all on function app.deprovision_member(uuid,uuid) from public;
grant execute on function app.deprovision_member(uuid,uuid) to service_role;
comment on function app.deprovision_member(uuid,uuid) is
  'Removes a person from the company of a key; the account remains. Returns the invitations that it withdrew. Throws last_admin.';
