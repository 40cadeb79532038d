-- What a fleet's office keeps of vans and drivers: papers that run out, mileage and service, the week that a driver works.

create function app.is_day_text(day text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(day ~ '^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$', false)
$$;
comment on function app.is_day_text(text) is 'A day as JSON carries it, YYYY-MM-DD, between 1970 and 2999.';
create function app.is_clock_text(clock text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(clock ~ '^([01]\d|2[0-3]):[0-5]\d$', false)
$$;
comment on function app.is_clock_text(text) is 'A local time of day as JSON carries it, HH:MM.';

create function app.are_papers(papers jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(papers) = 'array' then jsonb_array_length(papers) <= 30 and not exists (
    select from jsonb_array_elements(papers) paper where not coalesce(
      jsonb_typeof(paper -> 'kind') = 'string' and length(trim(paper ->> 'kind')) between 1 and 60
      and jsonb_typeof(paper -> 'number') in ('string', 'null') and length(coalesce(paper ->> 'number', '')) <= 60
      and (jsonb_typeof(paper -> 'expiresOn') = 'null' or app.is_day_text(paper ->> 'expiresOn')), false))
    else false end
$$;
comment on function app.are_papers(jsonb) is 'A list of {kind, number, expiresOn} (contracts: paper).';
create function app.is_work_week(week jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(week) = 'array' then jsonb_array_length(week) <= 7
    and (select count(distinct shift -> 'day') = count(*) from jsonb_array_elements(week) shift)
    and not exists (select from jsonb_array_elements(week) shift where not coalesce(
      jsonb_typeof(shift -> 'day') = 'number' and (shift ->> 'day') ~ '^[1-7]$'
      and app.is_clock_text(shift ->> 'from') and app.is_clock_text(shift ->> 'to') and (shift ->> 'from') < (shift ->> 'to')
      and jsonb_typeof(shift -> 'breakMinutes') = 'number' and (shift ->> 'breakMinutes') ~ '^\d{1,3}$'
      and (shift ->> 'breakMinutes')::int <= 240, false))
    else false end
$$;
comment on function app.is_work_week(jsonb) is 'A list of {day: 1 (Monday) to 7, from, to, breakMinutes}, each day once (contracts: workShift).';
create function app.are_absences(absences jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(absences) = 'array' then jsonb_array_length(absences) <= 100 and not exists (
    select from jsonb_array_elements(absences) absence where not coalesce(
      app.is_day_text(absence ->> 'from') and app.is_day_text(absence ->> 'to') and (absence ->> 'from') <= (absence ->> 'to')
      and jsonb_typeof(absence -> 'reason') = 'string' and length(trim(absence ->> 'reason')) between 1 and 60, false))
    else false end
$$;
comment on function app.are_absences(jsonb) is 'A list of {from, to, reason}, both days included (contracts: absence).';

alter table public.vehicles
  add column papers jsonb not null default '[]' check (app.are_papers(papers)),
  add column odometer_km int check (odometer_km between 0 and 10000000),
  add column service_due_km int check (service_due_km between 0 and 10000000),
  add column service_due_on date check (app.is_usable_day(service_due_on));
comment on column public.vehicles.papers is 'Insurance, inspection and the like, each with the day it runs out.';
comment on column public.vehicles.service_due_km is 'The mileage at which the next service is due.';

alter table public.drivers
  add column papers jsonb not null default '[]' check (app.are_papers(papers)),
  add column week jsonb not null default '[]' check (app.is_work_week(week)),
  add column absences jsonb not null default '[]' check (app.are_absences(absences)),
  add column max_week_minutes int not null default 2400 check (max_week_minutes between 60 and 10080);
comment on column public.drivers.week is 'The shifts of a usual week. Empty: whenever the vehicle drives. Plans keep to it.';
comment on column public.drivers.absences is 'Days off: the vehicle of the driver is not planned on them unless it is named.';

/* The hours of a vehicle on a day: its own shift, cut to its driver's. Null where the driver does not work that day. */
create function app.shift_of(vehicle public.vehicles, driver public.drivers, day date) returns time[]
language sql stable set search_path = '' as $$
  select case
    when driver.id is null then array[vehicle.shift_start, vehicle.shift_end]
    when exists (select from jsonb_array_elements(driver.absences) absence
      where day between (absence ->> 'from')::date and (absence ->> 'to')::date) then null
    when driver.week = '[]' then array[vehicle.shift_start, vehicle.shift_end]
    else (select array[greatest(vehicle.shift_start, (shift ->> 'from')::time), least(vehicle.shift_end, (shift ->> 'to')::time)]
      from jsonb_array_elements(driver.week) shift
      where (shift ->> 'day')::int = extract(isodow from day)
        and greatest(vehicle.shift_start, (shift ->> 'from')::time) < least(vehicle.shift_end, (shift ->> 'to')::time))
    end
$$;
comment on function app.shift_of(public.vehicles, public.drivers, date) is 'When a vehicle may drive on a day: its shift within its driver''s; null when the driver is off.';
revoke all on function app.shift_of(public.vehicles, public.drivers, date) from public;
grant execute on function app.shift_of(public.vehicles, public.drivers, date) to authenticated, service_role;
