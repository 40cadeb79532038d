create or replace function app.breaks_of(vehicle public.vehicles, driver public.drivers, day date) returns jsonb
language sql stable set search_path = '' as $$
  select vehicle.breaks || coalesce((
    select jsonb_build_array(jsonb_build_object('minutes', b.minutes,
      'from', to_char(h.hours[1] + h.length / 4, 'HH24:MI'), 'to', to_char(h.hours[1] + h.length * 3 / 4, 'HH24:MI')))
    from (select hours, app.until_clock(hours[1], hours[2]) - hours[1]::interval as length
      from app.shift_of(vehicle, driver, day) as hours) h
    cross join lateral (select (shift ->> 'breakMinutes')::int - coalesce((
        select sum((taken ->> 'minutes')::int) from jsonb_array_elements(vehicle.breaks) taken), 0) as minutes
      from jsonb_array_elements(driver.week) shift where (shift ->> 'day')::int = extract(isodow from day)) b
    where h.hours is not null and b.minutes > 0), '[]')
$$;
revoke all on function app.breaks_of(vehicles,drivers,date) from public;
grant execute on function app.breaks_of(vehicles,drivers,date) to authenticated, service_role;
comment on function app.breaks_of(vehicles,drivers,date) is
  'Breaks of a vehicle on a day. If they are shorter than the break in the driver''s week, adds the difference, to start in the middle half of the hours.';
