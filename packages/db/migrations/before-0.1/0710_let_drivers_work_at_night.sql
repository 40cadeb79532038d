-- A driver's shift may end on the next day, as a vehicle's may, and its break is part of the day that is planned.
create or replace function app.is_work_week(week jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(week) = 'array' then jsonb_array_length(week) <= 7
    and (select count(distinct shift -> 'day') = count(*) from jsonb_array_elements(week) shift)
    and not exists (select from jsonb_array_elements(week) shift where not coalesce(
      jsonb_typeof(shift -> 'day') = 'number' and (shift ->> 'day') ~ '^[1-7]$'
      and app.is_clock_text(shift ->> 'from') and app.is_clock_text(shift ->> 'to') and (shift ->> 'from') <> (shift ->> 'to')
      and jsonb_typeof(shift -> 'breakMinutes') = 'number' and (shift ->> 'breakMinutes') ~ '^\d{1,3}$'
      and (shift ->> 'breakMinutes')::int <= 240, false))
    else false end
$$;
comment on function app.is_work_week(jsonb) is
  'A list of {day: 1 (Monday) to 7, from, to, breakMinutes}, each day once (contracts: workShift). A shift that ends before it starts ends on the next day.';

create function app.until_clock(starts time, ends time) returns interval language sql immutable set search_path = '' as $$
  select ends::interval + case when ends <= starts then interval '24 hours' else interval '0' end
$$;
comment on function app.until_clock(time, time) is 'The end of a span from the midnight before it starts: one that ends before it starts ends on the next day.';

create function app.driver_hours(driver public.drivers, day date) returns interval[] language sql stable set search_path = '' as $$
  select case
    when exists (select from jsonb_array_elements(driver.absences) absence
      where day between (absence ->> 'from')::date and (absence ->> 'to')::date) then null
    when driver.week = '[]' then array[interval '0', interval '48 hours']
    else (select array[(shift ->> 'from')::time::interval, app.until_clock((shift ->> 'from')::time, (shift ->> 'to')::time)]
      from jsonb_array_elements(driver.week) shift where (shift ->> 'day')::int = extract(isodow from day))
    end
$$;
comment on function app.driver_hours(public.drivers, date) is
  'When a driver may drive on a day, from its midnight on; all of it for drivers without a week of their own, null on days off.';

create or replace function app.shift_of(vehicle public.vehicles, driver public.drivers, day date) returns time[]
language sql stable set search_path = '' as $$
  select case when driver.id is null then array[vehicle.shift_start, vehicle.shift_end] else (
    select array[s.starts::time, s.ends::time]
    from (select app.driver_hours(driver, day) as hours) h
    cross join lateral (select greatest(vehicle.shift_start::interval, h.hours[1]) as starts,
      least(app.until_clock(vehicle.shift_start, vehicle.shift_end), h.hours[2]) as ends) s
    where h.hours is not null and s.starts < s.ends) end
$$;

create function app.breaks_of(vehicle public.vehicles, driver public.drivers, day date) returns jsonb
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
comment on function app.breaks_of(public.vehicles, public.drivers, date) is
  'Breaks of a vehicle on a day. What they lack of the break in its driver''s week begins in the middle half of its hours.';

revoke all on function app.until_clock(time, time), app.driver_hours(public.drivers, date),
  app.breaks_of(public.vehicles, public.drivers, date) from public;
grant execute on function app.until_clock(time, time), app.driver_hours(public.drivers, date),
  app.breaks_of(public.vehicles, public.drivers, date) to authenticated, service_role;
