-- A vehicle's shift on a day, limited to its driver's hours. A shift over midnight counts in full on days that the driver works.
-- Null on the driver's days off.
create or replace function app.shift_of(vehicle public.vehicles, driver public.drivers, day date) returns time[]
language sql stable set search_path = '' as $$
  select case when driver.id is null then array[vehicle.shift_start, vehicle.shift_end] else (
    select array[s.starts::time, s.ends::time]
    from (select app.driver_hours(driver, day) as hours) h
    cross join lateral (select greatest(vehicle.shift_start::interval, h.hours[1]) as starts,
      least(app.until_clock(vehicle.shift_start, vehicle.shift_end), h.hours[2]) as ends) s
    where h.hours is not null and s.starts < s.ends) end
$$;
revoke all on function app.shift_of(vehicles,drivers,date) from public;
grant execute on function app.shift_of(vehicles,drivers,date) to authenticated, service_role;
comment on function app.shift_of(vehicles,drivers,date) is
  'Hours in which a vehicle may drive on a day: its shift within its driver''s hours; null on the driver''s days off.';
