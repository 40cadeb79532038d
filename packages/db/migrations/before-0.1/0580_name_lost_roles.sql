-- A role that ends never turns into another: the account is told which role it lost, and why. A driver of a closed company keeps
-- the role while a day that was dispatched is still to be driven.

create table app.ended_memberships (
  tenant_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  company_name text not null,
  role text not null,
  reason text not null check (reason in ('removed', 'company_deleted')),
  ended_at timestamptz not null default now(),
  primary key (tenant_id, user_id)
);
create index ended_memberships_by_user on app.ended_memberships (user_id);
comment on table app.ended_memberships is
  'Who belonged to which company, until the person reads that it ended. No foreign key to tenants: a deleted company is named too.';
call app.protect_platform_table('app.ended_memberships');

create function app.remember_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from app.ended_memberships e where e.tenant_id = new.tenant_id and e.user_id = new.user_id;
    return null;
  end if;
  -- With a deleted company its row is gone already, and end_memberships wrote this; with a deleted account nobody reads it.
  insert into app.ended_memberships (tenant_id, user_id, company_name, role, reason)
  select t.id, u.id, t.name, old.role, 'removed'
  from public.tenants t, auth.users u where t.id = old.tenant_id and u.id = old.user_id
  on conflict (tenant_id, user_id) do update set company_name = excluded.company_name, role = excluded.role,
    reason = excluded.reason, ended_at = excluded.ended_at;
  return null;
end $$;
revoke all on function app.remember_membership() from public;
comment on function app.remember_membership() is 'Writes down a membership that ends; one that begins takes the note away.';
create trigger remember_end after delete on public.memberships for each row execute function app.remember_membership();
create trigger forget_end after insert on public.memberships for each row execute function app.remember_membership();

create function app.end_memberships() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.ended_memberships (tenant_id, user_id, company_name, role, reason)
  select m.tenant_id, m.user_id, old.name, m.role, 'company_deleted' from public.memberships m where m.tenant_id = old.id
  on conflict (tenant_id, user_id) do update set reason = excluded.reason, ended_at = excluded.ended_at;
  return old;
end $$;
revoke all on function app.end_memberships() from public;
comment on function app.end_memberships() is 'Writes down whose memberships end with a company that is deleted.';
create trigger end_memberships before delete on public.tenants for each row execute function app.end_memberships();

create function app.drives_on(company uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.routes r join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
    where r.tenant_id = company and d.user_id = person and r.status <> 'cancelled' and r.date >= current_date - 1)
$$;
revoke all on function app.drives_on(uuid, uuid) from public;
comment on function app.drives_on(uuid, uuid) is
  'Whether a driver has a dispatched day to finish. It counts until the next day has passed, for what the phone still has to send.';

create function app.is_role_in_force(company_status text, role text, company uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select company_status <> 'closed' or (role = 'driver' and app.drives_on(company, person))
$$;
revoke all on function app.is_role_in_force(text, text, uuid, uuid) from public;
comment on function app.is_role_in_force(text, text, uuid, uuid) is
  'Whether a membership still gives its role: in a closed company only to drivers with a day to finish.';

create or replace function app.member_role() returns text
language sql stable security definer set search_path = '' as $$
  select m.role from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = app.user_id() and m.status = 'active' and m.tenant_id = app.tenant_id()
    and app.is_role_in_force(t.status, m.role, t.id, m.user_id)
  union all
  select 'viewer' from app.looks l
  where l.owner_id = app.user_id() and l.until > now() and l.tenant_id = app.tenant_id()
  limit 1
$$;

create function app.role_in_closed() returns text
language sql stable security definer set search_path = '' as $$
  select m.role from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = app.user_id() and m.status = 'active' and m.tenant_id = app.tenant_id() and t.status = 'closed'
$$;
comment on function app.role_in_closed() is 'The role of a person in a company that is closed: its administrators still export it.';
create policy closed_admins_read on public.archives for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.role_in_closed()) = 'admin');

create function app.lost_roles(person uuid)
  returns table (tenant_id uuid, company_name text, role text, reason text, at timestamptz)
language sql stable security definer set search_path = '' as $$
  select t.id, t.name, m.role, case when t.status = 'closed' then 'company_closed' else 'suspended' end,
    case when t.status = 'closed' then t.delete_after else m.created_at end
  from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = person and not (m.status = 'active' and app.is_role_in_force(t.status, m.role, t.id, m.user_id))
  union all
  select e.tenant_id, e.company_name, e.role, e.reason, e.ended_at from app.ended_memberships e where e.user_id = person
$$;
revoke all on function app.lost_roles(uuid) from public;
grant execute on function app.lost_roles(uuid) to service_role;
comment on function app.lost_roles(uuid) is
  'Roles that a person had and has no more. `at`: when a closed company is deleted, or when the membership ended.';

create function app.why_no_role(out reason text, out company_name text, out at timestamptz)
language sql stable security definer set search_path = '' as $$
  select l.reason, l.company_name, l.at from app.lost_roles(app.user_id()) l
  where l.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid limit 1
$$;
comment on function app.why_no_role() is 'Why the company that the token names gives its person no role; nulls where it never did.';

-- The company that a person worked for last comes first: losing it is told before another company opens in its place.
create or replace function app.account_claims(target uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with chosen as (select p.chosen_tenant_id as id from public.profiles p where p.id = target)
  select case
    when exists (select 1 from public.owners o where o.id = target) then
      jsonb_build_object('role', 'owner')
      || case when app.asks_owners_for_second_step() then jsonb_build_object('second_step_required', true) else '{}' end
      || coalesce(
        (select jsonb_build_object('tenant_id', l.tenant_id, 'looks_until', l.until) from app.looks l
          where l.owner_id = target and l.until > now()),
        (select jsonb_build_object('tenant_id', m.tenant_id)
          from public.memberships m left join chosen c on true
          where m.user_id = target and m.status = 'active'
          order by m.tenant_id is not distinct from c.id desc, m.created_at limit 1), '{}')
    else coalesce(
      (select jsonb_build_object('role', 'former', 'tenant_id', l.tenant_id)
        from app.lost_roles(target) l join chosen c on c.id = l.tenant_id limit 1),
      (select jsonb_build_object('role', case m.role when 'driver' then 'driver' else 'tenant' end,
          'tenant_id', m.tenant_id, 'member_role', m.role)
        || case when m.role = any (t.second_step_roles) then jsonb_build_object('second_step_required', true) else '{}' end
        from public.memberships m join public.tenants t on t.id = m.tenant_id
        left join chosen c on true
        where m.user_id = target and m.status = 'active' and app.is_role_in_force(t.status, m.role, t.id, m.user_id)
        order by m.tenant_id is not distinct from c.id desc, m.role = 'driver', m.created_at limit 1),
      (select jsonb_build_object('role', 'former', 'tenant_id', l.tenant_id)
        from app.lost_roles(target) l order by l.at desc nulls last limit 1),
      jsonb_build_object('role', 'customer'))
  end || case when exists (select 1 from auth.mfa_factors f where f.user_id = target and f.status = 'verified')
    then jsonb_build_object('second_step', true) else '{}' end
$$;
