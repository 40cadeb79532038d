create or replace function app.accept_invitation(company uuid, invitation uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invited public.invitations;
begin
  select i.* into strict invited from public.invitations i where i.tenant_id = company and i.id = invitation for update;
  insert into public.memberships (tenant_id, user_id, role, company_role_id)
  values (company, person, invited.role, invited.company_role_id)
  on conflict (tenant_id, user_id) do nothing;
  if invited.role = 'driver' and invited.driver_id is null then
    insert into public.drivers (tenant_id, user_id, name, email)
    select company, p.id, left(coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), p.email, ''), 120), p.email
    from public.profiles p where p.id = person;
  elsif invited.role = 'driver' then
    update public.drivers d set user_id = person where d.tenant_id = company and d.id = invited.driver_id and d.user_id is null;
    if not found then perform app.refuse('driver_has_account', 409, 'The driver'); end if;
  end if;
  update public.profiles p set chosen_tenant_id = company where p.id = person;
  update public.invitations i set accepted_at = now() where i.tenant_id = company and i.id = invitation;
end $$;
revoke all on function app.accept_invitation(uuid,uuid,uuid) from public;
grant execute on function app.accept_invitation(uuid,uuid,uuid) to service_role;
comment on function app.accept_invitation(uuid,uuid,uuid) is
  'Makes a person the member, and the driver, whom an invitation names. The caller has checked that it is open and whose it is. Throws driver_has_account, plan_limit.';
