create or replace function app.join_by_sign_on(company uuid, person uuid, address text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  invitation uuid := app.open_invitation(company, address);
begin
  -- Nobody is signed in yet, and the log has to name the person.
  perform set_config('app.origin', (coalesce(nullif(current_setting('app.origin', true), '')::jsonb, '{}')
    || jsonb_build_object('actor', person, 'via', 'single sign-on'))::text, true);
  if invitation is not null then
    perform app.accept_invitation(company, invitation, person);
    return;
  end if;
  insert into public.memberships (tenant_id, user_id, role)
  select c.tenant_id, person, c.role_for_new from public.sign_on_connections c
  where c.tenant_id = company and c.is_enabled and c.role_for_new is not null;
  update public.profiles p set chosen_tenant_id = company where p.id = person;
end $$;
revoke all on function app.join_by_sign_on(uuid,uuid,text) from public;
grant execute on function app.join_by_sign_on(uuid,uuid,text) to supabase_admin;
comment on function app.join_by_sign_on(uuid,uuid,text) is
  'Makes a person a member whom the company''s identity provider named: by an invitation, else in the role for new people. Throws driver_has_account, plan_limit.';
