-- Test keys work in a sandbox: a company's second row in `tenants`, separated from the first by the same policies as one company
-- from another. A request with a test key states the company and `is_test`; `app.tenant_id()` turns the two into the sandbox.
alter table public.tenants add column sandbox_of uuid unique references public.tenants (id) on delete cascade;
comment on column public.tenants.sandbox_of is 'The company whose test keys work here; null for a company itself.';

create function app.company_of(tenant uuid) returns uuid
  language sql stable security definer set search_path = '' as $$
  select coalesce((select t.sandbox_of from public.tenants t where t.id = company_of.tenant), company_of.tenant)
$$;
comment on function app.company_of(uuid) is 'The company itself, also for its sandbox: plan, limits, members and state are the company''s.';

create function app.is_sandbox(tenant uuid) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (select from public.tenants t where t.id = is_sandbox.tenant and t.sandbox_of is not null)
$$;
comment on function app.is_sandbox(uuid) is 'Whether rows of this tenant are test data.';

create function app.sandboxes() returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select t.id from public.tenants t where t.sandbox_of is not null
$$;
comment on function app.sandboxes() is 'Tenants of test data, which platform owners do not see.';

create function app.open_sandbox(company uuid) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  opened uuid;
  allowed int := (select s.vehicle_limit from public.subscriptions s where s.tenant_id = company and s.status <> 'cancelled');
begin
  insert into public.tenants select (jsonb_populate_record(null::public.tenants, to_jsonb(t) || jsonb_build_object(
      'id', new_id.id, 'slug', 'sandbox-' || replace(new_id.id::text, '-', ''), 'sandbox_of', t.id, 'status', 'active',
      'suspended_at', null, 'suspended_reason', null, 'delete_after', null, 'created_at', now()))).*
    from public.tenants t cross join (select app.uuid_v7() as id) new_id
    where t.id = company and t.sandbox_of is null
  on conflict (sandbox_of) do nothing returning id into opened;
  if opened is null then
    return (select t.id from public.tenants t where t.sandbox_of = company);
  end if;
  -- A first call can be planned at once: the sandbox begins with the company's depots and vehicles, and with no person.
  with pairs as materialized (
    select d as depot, app.uuid_v7() as id from public.depots d where d.tenant_id = company),
  copied as (
    insert into public.depots select (jsonb_populate_record(null::public.depots,
        to_jsonb(p.depot) || jsonb_build_object('id', p.id, 'tenant_id', opened))).* from pairs p)
  insert into public.vehicles select (jsonb_populate_record(null::public.vehicles, to_jsonb(v) || jsonb_build_object(
      'id', app.uuid_v7(), 'tenant_id', opened, 'driver_id', null, 'zone_ids', '{}'::uuid[],
      'depot_id', (select p.id from pairs p where (p.depot).id = v.depot_id),
      'end_depot_id', (select p.id from pairs p where (p.depot).id = v.end_depot_id)))).*
    from public.vehicles v
    where v.tenant_id = company and v.status = 'active' and app.may_work(company)
    order by v.created_at limit nullif(allowed, 0);
  return opened;
end $$;
comment on function app.open_sandbox(uuid) is 'The company''s sandbox, made at its first test key with copies of its settings, depots and vehicles.';

create function app.open_sandbox_of_key() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.open_sandbox(new.tenant_id);
  return null;
end $$;
comment on function app.open_sandbox_of_key() is 'A test key never stands without a sandbox.';
create trigger open_sandbox after insert on public.api_keys for each row when (new.is_test)
  execute function app.open_sandbox_of_key();

revoke all on function app.company_of(uuid), app.is_sandbox(uuid), app.sandboxes(), app.open_sandbox(uuid), app.open_sandbox_of_key()
  from public;
grant execute on function app.company_of(uuid), app.is_sandbox(uuid), app.sandboxes() to authenticated, service_role;

create or replace function app.tenant_id() returns uuid
  language sql stable security definer set search_path = '' as $$
  select case when app.claims() -> 'app_metadata' -> 'is_test' = 'true'
    then (select s.id from public.tenants s where s.sandbox_of = m.tenant_id) else m.tenant_id end
  from public.memberships m join public.tenants t on t.id = m.tenant_id
  where m.user_id = app.user_id() and m.status = 'active'
    and m.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
    and (m.role <> all (t.second_step_roles) or app.took_second_step())
  union all
  select l.tenant_id from app.looks l
  where l.owner_id = app.user_id() and l.until > now()
    and l.tenant_id = nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid
    and app.is_platform_owner()
  limit 1
$$;

create or replace function app.member_role() returns text
  language sql stable security definer set search_path = '' as $$
  select m.role from public.memberships m
  join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
  where m.user_id = app.user_id() and m.status = 'active' and m.tenant_id = app.company_of(app.tenant_id())
  union all
  select 'viewer' from app.looks l
  where l.owner_id = app.user_id() and l.until > now() and l.tenant_id = app.tenant_id()
  limit 1
$$;

create or replace function app.plan_limits(tenant uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select s.limits from public.subscriptions s
  where s.tenant_id = app.company_of(tenant) and s.status <> 'cancelled' and app.is_billing_on()
$$;

create or replace function app.why_not_work(target uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when t.status <> 'active' then 'company_suspended'
    when not app.is_billing_on() then null
    when s.status in ('active', 'past_due') then null
    when s.status = 'trial' and s.trial_ends_at > now() then null
    when s.status = 'cancelled' then 'subscription_ended'
    else 'trial_ended'
  end
  from public.tenants t left join lateral (
    select x.status, x.trial_ends_at from public.subscriptions x where x.tenant_id = t.id
    order by x.status = 'cancelled', x.created_at desc limit 1) s on true
  where t.id = app.company_of(target)
$$;

create or replace function app.check_vehicle_limit() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare allowed int;
begin
  if new.status <> 'active' or (tg_op = 'UPDATE' and old.status = 'active') or not app.is_billing_on() then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('vehicle_limit:' || new.tenant_id, 0));
  select s.vehicle_limit into allowed from public.subscriptions s
    where s.tenant_id = app.company_of(new.tenant_id) and s.status <> 'cancelled';
  if allowed is null then perform app.refuse('trial_ended', 403, null, 'Choose a plan in Settings.'); end if;
  if allowed > 0 and (select count(*) from public.vehicles v
      where v.tenant_id = new.tenant_id and v.status = 'active' and v.id <> new.id) >= allowed then
    perform app.refuse('vehicle_limit', 403, allowed::text, 'Archive a vehicle or choose a larger plan.');
  end if;
  return new;
end $$;

-- Nothing of a sandbox leaves the product but its webhooks, which say what they are; and nothing of it is audited.
create function app.drop_row() returns trigger language plpgsql set search_path = '' as $$
begin
  return null;
end $$;
comment on function app.drop_row() is 'Inserts nothing. The trigger''s condition says for which rows.';
create trigger a_sandbox before insert on public.outbox for each row when (app.is_sandbox(new.tenant_id)) execute function app.drop_row();
create trigger a_sandbox before insert on public.audit_log for each row when (app.is_sandbox(new.tenant_id)) execute function app.drop_row();

create function app.mark_test_event() returns trigger language plpgsql set search_path = '' as $$
begin
  new.payload := new.payload || '{"test": true}';
  return new;
end $$;
comment on function app.mark_test_event() is 'Events of a sandbox carry `test: true`; those of a company do not have the field.';
create trigger mark_test_event before insert on public.webhook_calls for each row when (app.is_sandbox(new.tenant_id))
  execute function app.mark_test_event();

-- Platform owners see companies, not their test data.
drop policy members_read on public.tenants;
create policy members_read on public.tenants for select to authenticated
  using (id = (select app.tenant_id()) or ((select app.is_platform_owner()) and sandbox_of is null));
do $$
declare looked record;
begin
  for looked in select p.tablename from pg_policies p
    join information_schema.columns c on c.table_schema = p.schemaname and c.table_name = p.tablename and c.column_name = 'tenant_id'
    where p.schemaname = 'public' and p.policyname = 'owner_looks'
  loop
    execute format('alter policy owner_looks on public.%I using ((select app.is_platform_owner())
      and (tenant_id in (select app.sandboxes())) is not true)', looked.tablename);
  end loop;
end $$;

comment on column public.api_keys.is_test is 'Requests work in the company''s sandbox.';
select app.open_sandbox(k.tenant_id) from public.api_keys k where k.is_test and k.revoked_at is null group by k.tenant_id;
