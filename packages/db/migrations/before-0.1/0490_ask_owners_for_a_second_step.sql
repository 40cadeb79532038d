-- Owners may ask each other for a second step at sign-in. Whoever has not taken it is no owner in the eyes of every policy, and
-- can still add one. Keys of a company have no session, so they carry none of an owner's rights while it is asked for.

create function app.asks_owners_for_second_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.value = 'true' from app.settings s where s.key = 'owner_second_step'), false)
$$;
comment on function app.asks_owners_for_second_step() is 'Whether owners are let in only after a second step at sign-in.';

create function app.owner_took_step() returns boolean
language sql stable set search_path = '' as $$
  select not app.asks_owners_for_second_step() or coalesce(app.claims() ->> 'aal' = 'aal2', false)
$$;
comment on function app.owner_took_step() is 'Whether these claims may act as an owner, as far as the second step goes.';

create or replace function app.is_platform_owner() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select 1 from public.owners o where o.id = app.user_id())
    then app.owner_address_allowed() and app.owner_took_step() else false end
$$;

create function app.is_owner_without_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select 1 from public.owners o where o.id = app.user_id())
    then not app.owner_took_step() else false end
$$;
comment on function app.is_owner_without_step() is 'An owner who is asked for a second step and has not taken it.';

-- Tokens say it, so that pages lead to where the step is added.
create or replace function app.account_claims(target uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case
    when exists (select 1 from public.owners o where o.id = target) then
      jsonb_build_object('role', 'owner')
      || case when app.asks_owners_for_second_step() then jsonb_build_object('second_step_required', true) else '{}' end
      || coalesce(
        (select jsonb_build_object('tenant_id', l.tenant_id, 'looks_until', l.until) from app.looks l
          where l.owner_id = target and l.until > now()),
        (select jsonb_build_object('tenant_id', m.tenant_id)
          from public.memberships m left join public.profiles p on p.id = m.user_id
          where m.user_id = target and m.status = 'active'
          order by m.tenant_id is not distinct from p.chosen_tenant_id desc, m.created_at limit 1), '{}')
    else coalesce(
      (select jsonb_build_object('role', case m.role when 'driver' then 'driver' else 'tenant' end,
          'tenant_id', m.tenant_id, 'member_role', m.role)
        || case when m.role = any (t.second_step_roles) then jsonb_build_object('second_step_required', true) else '{}' end
        from public.memberships m join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
        left join public.profiles p on p.id = m.user_id
        where m.user_id = target and m.status = 'active'
        order by m.tenant_id is not distinct from p.chosen_tenant_id desc, m.role = 'driver', m.created_at limit 1),
      jsonb_build_object('role', 'customer'))
  end || case when exists (select 1 from auth.mfa_factors f where f.user_id = target and f.status = 'verified')
    then jsonb_build_object('second_step', true) else '{}' end
$$;

-- Whoever asks for it has one: the platform would be without an owner until somebody found out why.
create function app.check_owner_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := coalesce((nullif(current_setting('app.origin', true), '')::jsonb ->> 'actor')::uuid, app.user_id());
begin
  if new.value = 'true' and not exists (
      select from public.owners o where o.id = coalesce(person, o.id) and (
        exists (select from auth.mfa_factors f where f.user_id = o.id and f.status = 'verified')
        or exists (select from auth.webauthn_credentials w where w.user_id = o.id))) then
    perform app.refuse('own_second_step_missing', 409);
  end if;
  return new;
end $$;
create trigger check_owner_step before insert or update on app.settings
  for each row when (new.key = 'owner_second_step') execute function app.check_owner_step();
