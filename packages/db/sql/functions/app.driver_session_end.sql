-- A session ends two hours after the shift or the last route of today, or twelve hours from now if there is neither. While a
-- route is open it lasts at least two more hours. An unfinished route counts as open for half a day.
create or replace function app.driver_session_end(account uuid) returns timestamptz
language sql stable security definer set search_path = '' as $$
  with driver as (
    select d.tenant_id, d.id, (now() at time zone t.time_zone)::date as today, t.time_zone
    from public.drivers d join public.tenants t on t.id = d.tenant_id
    where d.user_id = account and d.status = 'active' and app.is_code_account(d.tenant_id, account)
  ), shift as (
    select (day.day + s.hours[2] + case when s.hours[2] < s.hours[1] then interval '1 day' else interval '0' end)
      at time zone d.time_zone as ends_at
    from driver d
    cross join lateral (values (d.today - 1), (d.today)) as day (day)
    join public.drivers of_driver on of_driver.tenant_id = d.tenant_id and of_driver.id = d.id
    join public.vehicles v on v.tenant_id = d.tenant_id and v.driver_id = d.id and v.status = 'active'
    cross join lateral (select app.shift_of(v, of_driver, day.day) as hours) s
  ), route as (
    select r.return_at as ends_at, r.status in ('dispatched', 'started') as is_open
    from driver d join public.routes r on r.tenant_id = d.tenant_id and r.driver_id = d.id
    where r.date between d.today - 1 and d.today and r.status <> 'cancelled' and r.return_at > now() - interval '12 hours'
  )
  select coalesce(
    greatest(
      (select min(s.ends_at) + interval '2 hours' from shift s where s.ends_at > now()),
      (select max(r.ends_at) + interval '2 hours' from route r where r.ends_at > now()),
      (select now() + interval '2 hours' from route r where r.is_open limit 1)),
    now() + interval '12 hours')
$$;
revoke all on function app.driver_session_end(uuid) from public;
grant execute on function app.driver_session_end(uuid) to service_role;
comment on function app.driver_session_end(uuid) is 'End of the session of a driver who signs in by code now.';
