-- Drivers sign in by a code on the dispatcher's screen, for a shift.

create table public.driver_codes (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  driver_id uuid not null,
  code_mac bytea not null unique check (length(code_mac) = 32),
  made_by uuid references auth.users (id) on delete set null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, driver_id),
  foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id) on delete cascade
);
create index driver_codes_by_maker on public.driver_codes (made_by) where made_by is not null;
comment on table public.driver_codes is 'The open sign-in code of a driver; a new one takes its place, and the first use deletes it.';
comment on column public.driver_codes.code_mac is 'HMAC-SHA256 under the server''s key: eight characters could be tried out against a plain hash.';
call app.protect_platform_table('public.driver_codes');

-- The account of a driver whom a code may sign in: one that drives for this company and is nothing else anywhere. Whoever makes
-- the code could use it, and must not become an administrator by it, nor step into another company.
create function app.is_code_account(tenant uuid, account uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.memberships m
      where m.tenant_id = tenant and m.user_id = account and m.role = 'driver' and m.status = 'active')
    and not exists (select 1 from public.memberships m
      where m.user_id = account and (m.tenant_id <> tenant or m.role <> 'driver'))
    and not exists (select 1 from public.owners o where o.id = account)
$$;
revoke all on function app.is_code_account(uuid, uuid) from public;
grant execute on function app.is_code_account(uuid, uuid) to service_role;

-- Stores a code for a driver of the caller's company; answers until when it works, or null where no code may be made.
create function app.make_driver_code(driver uuid, mac bytea) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  tenant uuid := app.tenant_id();
  until timestamptz := now() + interval '15 minutes';
begin
  if not app.is_staff() then perform app.refuse('not_allowed', 403); end if;
  -- Looked at again when the code is used: the account may be more by then.
  if not exists (select 1 from public.drivers d where d.tenant_id = tenant and d.id = driver and d.status = 'active'
      and app.is_code_account(tenant, d.user_id)) then
    return null;
  end if;
  insert into public.driver_codes (tenant_id, driver_id, code_mac, made_by, expires_at)
  values (tenant, driver, mac, app.user_id(), until)
  on conflict (tenant_id, driver_id) do update
    set code_mac = excluded.code_mac, made_by = excluded.made_by, made_at = now(), expires_at = excluded.expires_at;
  return until;
end $$;
revoke all on function app.make_driver_code(uuid, bytea) from public;
grant execute on function app.make_driver_code(uuid, bytea) to authenticated;

-- When the sign-in of a driver ends: two hours after the shift or the last route of today, twelve hours from now where neither
-- is known, and while a route is open never before two hours from now. A route that nobody ended counts for half a day.
create function app.driver_session_end(account uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  with driver as (
    select d.*, (now() at time zone t.time_zone)::date as day, t.time_zone
    from public.drivers d join public.tenants t on t.id = d.tenant_id
    where d.user_id = account and d.status = 'active' and app.is_code_account(d.tenant_id, account)
  ), shift as (
    select (d.day + s.hours[2]) at time zone d.time_zone
      + case when s.hours[2] < s.hours[1] then interval '1 day' else interval '0' end as ends_at
    from driver d
    join public.drivers of_driver on of_driver.tenant_id = d.tenant_id and of_driver.id = d.id
    join public.vehicles v on v.tenant_id = d.tenant_id and v.driver_id = d.id and v.status <> 'archived'
    cross join lateral (select app.shift_of(v, of_driver, d.day) as hours) s
  ), route as (
    select r.return_at as ends_at, r.status in ('dispatched', 'started') as is_open
    from driver d join public.routes r on r.tenant_id = d.tenant_id and r.driver_id = d.id
    where r.date between d.day - 1 and d.day and r.status <> 'cancelled' and r.return_at > now() - interval '12 hours'
  )
  select coalesce(
    greatest(
      (select max(e.ends_at) + interval '2 hours' from (select ends_at from shift union all select ends_at from route) e
        where e.ends_at > now()),
      (select now() + interval '2 hours' from route where is_open limit 1)),
    now() + interval '12 hours')
$$;
comment on function app.driver_session_end(uuid) is 'Until when a driver who signs in by code now stays signed in.';

-- Later ends of a sign-in under way: only an open route moves it.
create function app.later_driver_session_end(account uuid, ends_at timestamptz) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(later_driver_session_end.ends_at, app.driver_session_end(account))
  where exists (select 1 from public.routes r join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
    where d.user_id = account and d.status = 'active' and app.is_code_account(d.tenant_id, account)
      and r.status in ('dispatched', 'started') and r.return_at > now() - interval '12 hours'
      and r.depart_at < now() + interval '2 hours')
$$;
comment on function app.later_driver_session_end(uuid, timestamptz) is
  'The end of a running sign-in, moved while its driver has a route on the road; null where it stays.';
revoke all on function app.driver_session_end(uuid), app.later_driver_session_end(uuid, timestamptz) from public;
grant execute on function app.later_driver_session_end(uuid, timestamptz) to supabase_admin, service_role;
grant execute on function app.driver_session_end(uuid) to service_role;

-- Uses a code up. No row: wrong, expired, used, or a driver who may not sign in any more. Its account works for this company now.
create function app.use_driver_code(mac bytea)
returns table (user_id uuid, session_ends_at timestamptz, settings jsonb)
language sql security definer set search_path = '' as $$
  with used as (
    delete from public.driver_codes c where c.code_mac = mac returning c.tenant_id, c.driver_id, c.expires_at
  )
  select d.user_id, app.driver_session_end(d.user_id), t.settings
  from used u
  join public.tenants t on t.id = u.tenant_id and t.status = 'active'
  join public.drivers d on d.tenant_id = u.tenant_id and d.id = u.driver_id and d.status = 'active'
  where u.expires_at > now() and app.is_code_account(u.tenant_id, d.user_id)
$$;
revoke all on function app.use_driver_code(bytea) from public;
grant execute on function app.use_driver_code(bytea) to service_role;
