-- A recipient is offered 31 days. In which zones the place lies is the same on each of them, so it is asked once.

create function app.served_weekdays(company uuid, lat double precision, lng double precision) returns smallint[]
language sql stable security definer set search_path = '' as $$
  select case when count(*) filter (where z.weekdays <> '{}') = count(*) and count(*) > 0
    then (select array_agg(distinct w) from unnest(string_to_array(string_agg(array_to_string(z.weekdays, ','), ','), ',')::smallint[]) w) end
  from public.zones z where z.tenant_id = company and app.zone_area(z.polygon) @> point(served_weekdays.lng, served_weekdays.lat)
$$;
comment on function app.served_weekdays(uuid, double precision, double precision) is
  'Weekdays on which a zone of this place is served; null for every day, as where one of its zones is, and in none.';
revoke execute on function app.served_weekdays(uuid, double precision, double precision) from public, anon, authenticated;

-- What does not depend on the zones of the place.
create function app.slots_of_fleet(target public.deliveries, day date) returns table (slot text)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select o.id, o.packages, o.weight_grams from public.orders o where o.tenant_id = target.tenant_id and o.id = target.order_id),
  -- Vans of that day with their hours; a company that keeps no vans here promises by itself.
  vans as (
    select v.capacity_packages, v.capacity_grams, app.shift_of(v, d, day) as shift
    from public.vehicles v left join public.drivers d on d.tenant_id = v.tenant_id and d.id = v.driver_id
    where v.tenant_id = target.tenant_id and v.status = 'active'),
  loaded as (
    select coalesce(sum(o.packages), 0) as packages, coalesce(sum(o.weight_grams), 0) as grams from public.orders o, asked
    where o.tenant_id = target.tenant_id and o.date = day and o.status in ('open', 'dispatched') and o.id <> asked.id),
  room as (
    select coalesce(sum(v.capacity_packages), 0) >= l.packages + a.packages
      and coalesce(sum(v.capacity_grams), 0) >= l.grams + a.weight_grams as is_there
    from asked a cross join loaded l left join vans v on v.shift is not null group by a.packages, a.weight_grams, l.packages, l.grams)
  select s.slot from unnest(array['morning', 'afternoon', 'anytime']) as s (slot), lateral app.slot_hours(s.slot) h
  where not exists (select from vans)
    -- An hour of a shift within the slot: less is no promise.
    or ((select is_there from room) and exists (select from vans v
      where least(v.shift[2], h.ends) - greatest(v.shift[1], h.starts) >= interval '1 hour'))
$$;
comment on function app.slots_of_fleet(public.deliveries, date) is 'Slots of a day in which a van drives and has room for this parcel beside what is ordered.';
revoke execute on function app.slots_of_fleet(public.deliveries, date) from public, anon, authenticated;

create function app.served_weekdays_of(target public.deliveries) returns smallint[]
language sql stable security definer set search_path = '' as $$
  select app.served_weekdays(o.tenant_id, a.lat, a.lng)
  from public.orders o join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
  where o.tenant_id = target.tenant_id and o.id = target.order_id
$$;
comment on function app.served_weekdays_of(public.deliveries) is 'As app.served_weekdays, for the place of a delivery.';
revoke execute on function app.served_weekdays_of(public.deliveries) from public, anon, authenticated;

create or replace function app.kept_slots(target public.deliveries, day date) returns table (slot text)
language sql stable security definer set search_path = '' as $$
  select f.slot from app.slots_of_fleet(target, day) f
  where coalesce(extract(isodow from day)::smallint = any (app.served_weekdays_of(target)), true)
$$;

create or replace function public.offered_slots(number text) returns table (day date, slots text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  target public.deliveries;
  today date;
  served smallint[];
begin
  select d.* into target from public.deliveries d join public.delivery_claims c
    on c.tenant_id = d.tenant_id and c.delivery_id = d.id and c.user_id = app.user_id()
  where d.tracking_number = offered_slots.number;
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  select (now() at time zone t.time_zone)::date into today from public.tenants t where t.id = target.tenant_id;
  served := app.served_weekdays_of(target);
  -- Contracts: SCHEDULING_WINDOW_DAYS.
  return query select today + i, case when coalesce(extract(isodow from today + i)::smallint = any (served), true)
    then array(select f.slot from app.slots_of_fleet(target, today + i) f) else '{}' end from generate_series(0, 30) i;
end $$;

drop function app.is_served(uuid, double precision, double precision, date);
