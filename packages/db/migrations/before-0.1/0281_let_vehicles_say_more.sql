-- What a vehicle may be held to: more loads, another end, the longest way, breaks, shifts over midnight.
create function app.are_breaks(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(value) = 'array' and jsonb_array_length(value) <= 5 and (
    select coalesce(bool_and(jsonb_typeof(b) = 'object' and b ->> 'from' ~ '^([01]\d|2[0-3]):[0-5]\d$'
      and b ->> 'to' ~ '^([01]\d|2[0-3]):[0-5]\d$' and b ->> 'from' <> b ->> 'to' and jsonb_typeof(b -> 'minutes') = 'number'
      and b ->> 'minutes' ~ '^\d{1,3}$' and (b ->> 'minutes')::int between 5 and 240), true)
    from jsonb_array_elements(case jsonb_typeof(value) when 'array' then value else '[]' end) b), false)
$$;
comment on function app.are_breaks(jsonb) is 'A list of {from, to, minutes}: begins between two times of the depot''s clock and lasts so long.';

alter table public.vehicles drop constraint vehicles_check;
alter table public.vehicles
  add constraint vehicles_shift_is_no_moment check (shift_end <> shift_start),
  add column capacity_litres int check (capacity_litres between 0 and 1000000),
  add column capacity_pallet_tenths int check (capacity_pallet_tenths between 0 and 10000),
  add column max_distance_metres int check (max_distance_metres between 1000 and 2000000),
  add column max_stops int check (max_stops between 1 and 1000),
  add column breaks jsonb not null default '[]' check (app.are_breaks(breaks)),
  add column end_depot_id uuid,
  add constraint vehicles_end_depot_fkey foreign key (tenant_id, end_depot_id) references public.depots (tenant_id, id);
comment on column public.vehicles.shift_end is 'A shift that ends before it starts ends on the next day.';
comment on column public.vehicles.capacity_litres is 'Null: volume does not limit it.';
comment on column public.vehicles.capacity_pallet_tenths is 'Null: pallets do not limit it.';
comment on column public.vehicles.end_depot_id is 'Where its day ends; null: where it starts.';

/* The hours of a vehicle on a day: its own shift, cut to its driver's; one over midnight counts whole on days its driver works.
   Null where the driver does not work that day. */
create or replace function app.shift_of(vehicle public.vehicles, driver public.drivers, day date) returns time[]
language sql stable set search_path = '' as $$
  select case
    when driver.id is null then array[vehicle.shift_start, vehicle.shift_end]
    when exists (select from jsonb_array_elements(driver.absences) absence
      where day between (absence ->> 'from')::date and (absence ->> 'to')::date) then null
    when driver.week = '[]' then array[vehicle.shift_start, vehicle.shift_end]
    when vehicle.shift_end < vehicle.shift_start then (select array[vehicle.shift_start, vehicle.shift_end]
      from jsonb_array_elements(driver.week) shift where (shift ->> 'day')::int = extract(isodow from day))
    else (select array[greatest(vehicle.shift_start, (shift ->> 'from')::time), least(vehicle.shift_end, (shift ->> 'to')::time)]
      from jsonb_array_elements(driver.week) shift
      where (shift ->> 'day')::int = extract(isodow from day)
        and greatest(vehicle.shift_start, (shift ->> 'from')::time) < least(vehicle.shift_end, (shift ->> 'to')::time))
    end
$$;
