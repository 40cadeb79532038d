create or replace function app.driver_hours(driver public.drivers, day date) returns interval[] language sql stable set search_path = '' as $$
  select case
    when exists (select from jsonb_array_elements(driver.absences) absence
      where day between (absence ->> 'from')::date and (absence ->> 'to')::date) then null
    when driver.week = '[]' then array[interval '0', interval '48 hours']
    else (select array[(shift ->> 'from')::time::interval, app.until_clock((shift ->> 'from')::time, (shift ->> 'to')::time)]
      from jsonb_array_elements(driver.week) shift where (shift ->> 'day')::int = extract(isodow from day))
    end
$$;
revoke all on function app.driver_hours(drivers,date) from public;
grant execute on function app.driver_hours(drivers,date) to authenticated, service_role;
comment on function app.driver_hours(drivers,date) is
  'Working hours of a driver on a day, as intervals from its midnight; the whole day for drivers without a work week, null on days off.';
