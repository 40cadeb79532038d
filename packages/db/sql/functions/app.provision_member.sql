-- People join by accepting an invitation: a company may neither make accounts for strangers nor learn who has one. So a person who is
-- new to the company is invited, and the directory changes what a membership or an invitation is, never an account: neither its
-- address nor its password. A name changes with it only where the account works for this company alone.
create or replace function app.provision_member(api_key uuid, entry uuid, wanted jsonb, token bytea, expires timestamptz)
  returns table (id uuid, invitation_id uuid, closed_invitations uuid[])
language plpgsql security definer set search_path = '' as $$
declare
  company uuid := app.begin_provisioning(api_key);
  wanted_address text := lower(wanted ->> 'userName');
  wanted_role text := wanted ->> 'role';
  wanted_role_id uuid := (wanted ->> 'companyRoleId')::uuid;
  wants_active boolean := (wanted ->> 'active')::boolean;
  member uuid;
  stored_address text;
  stored_role text;
  was_active boolean := false;
begin
  closed_invitations := '{}';
  if entry is not null then
    select p.user_id, p.address, p.role, p.is_active into member, stored_address, stored_role, was_active
    from app.directory_people(company) p where p.id = entry;
    if not found then perform app.refuse('not_found', 404, 'The person'); end if;
    if member is not null and stored_address <> wanted_address then perform app.refuse('not_allowed', 403); end if;
  end if;
  -- Drivers are invited where they are added: their role belongs to a driver of the fleet.
  if wanted_role not in ('admin', 'dispatcher', 'viewer') and (entry is null or wanted_role is distinct from stored_role) then
    perform app.refuse('not_allowed', 403);
  end if;
  if (entry is null or stored_address <> wanted_address) and (
      exists (select from public.directory_members d where d.tenant_id = company and d.address = wanted_address)
      or exists (select from public.memberships m join auth.users u on u.id = m.user_id
        where m.tenant_id = company and lower(u.email) = wanted_address)) then
    perform app.refuse('already_member', 409, wanted_address);
  end if;

  if entry is null then
    insert into public.directory_members (tenant_id, address, external_id, given_name, family_name)
    values (company, wanted_address, wanted ->> 'externalId', wanted ->> 'givenName', wanted ->> 'familyName')
    returning directory_members.id into id;
  elsif member is null then
    id := entry;
    update public.directory_members d set address = wanted_address, external_id = wanted ->> 'externalId',
      given_name = wanted ->> 'givenName', family_name = wanted ->> 'familyName'
    where d.tenant_id = company and d.id = entry;
    if stored_address <> wanted_address or not wants_active then
      with closed as (update public.invitations i set revoked_at = now() where i.tenant_id = company and i.email = stored_address
        and i.accepted_at is null and i.revoked_at is null returning i.id)
      select coalesce(array_agg(c.id), '{}') into closed_invitations from closed c;
    else
      update public.invitations i set role = wanted_role, company_role_id = wanted_role_id
      where i.tenant_id = company and i.email = wanted_address and i.accepted_at is null and i.revoked_at is null
        and (i.role, i.company_role_id) is distinct from (wanted_role, wanted_role_id);
    end if;
  else
    id := entry;
    if wants_active and not was_active and stored_role = 'driver' and not exists (select from public.drivers d
        where d.tenant_id = company and d.user_id = member and d.status = 'active') then
      perform app.refuse('not_allowed', 403);
    end if;
    update public.memberships m set role = wanted_role, company_role_id = wanted_role_id,
      status = case when wants_active then 'active' else 'suspended' end
    where m.tenant_id = company and m.user_id = member and (m.role, m.company_role_id, m.status)
      is distinct from (wanted_role, wanted_role_id, case when wants_active then 'active' else 'suspended' end);
    insert into public.directory_members as d (tenant_id, id, user_id, external_id, given_name, family_name)
    values (company, entry, member, wanted ->> 'externalId', wanted ->> 'givenName', wanted ->> 'familyName')
    on conflict (tenant_id, user_id) do update set external_id = excluded.external_id, given_name = excluded.given_name,
      family_name = excluded.family_name
    where (d.external_id, d.given_name, d.family_name) is distinct from (excluded.external_id, excluded.given_name, excluded.family_name);
    update public.profiles p set first_name = coalesce(wanted ->> 'givenName', p.first_name),
      last_name = coalesce(wanted ->> 'familyName', p.last_name)
    where p.id = member
      and (p.first_name, p.last_name) is distinct from
        (coalesce(wanted ->> 'givenName', p.first_name), coalesce(wanted ->> 'familyName', p.last_name))
      and not exists (select from public.memberships m where m.user_id = member and m.tenant_id <> company)
      and not exists (select from public.delivery_claims c where c.user_id = member);
    if not wants_active then perform app.end_sessions_without_role(member); end if;
  end if;

  if wants_active and (entry is null or (member is null and (not was_active or stored_address <> wanted_address))) then
    insert into public.invitations as i (tenant_id, email, role, company_role_id, token_hash, invited_by, expires_at)
    select company, wanted_address, wanted_role, wanted_role_id, token, k.created_by, expires from public.api_keys k where k.id = api_key
    on conflict (tenant_id, email) where accepted_at is null and revoked_at is null
    do update set role = excluded.role, company_role_id = excluded.company_role_id, driver_id = null, token_hash = excluded.token_hash,
      invited_by = excluded.invited_by, created_at = now(), expires_at = excluded.expires_at
    returning i.id into invitation_id;
  end if;
  return next;
end $$;
revoke all on function app.provision_member(uuid,uuid,jsonb,bytea,timestamptz) from public;
grant execute on function app.provision_member(uuid,uuid,jsonb,bytea,timestamptz) to service_role;
comment on function app.provision_member(uuid,uuid,jsonb,bytea,timestamptz) is
  'Adds a person to the company of a key, or makes the entry what the directory says. Throws not_allowed, not_found, already_member, last_admin, plan_limit.';
