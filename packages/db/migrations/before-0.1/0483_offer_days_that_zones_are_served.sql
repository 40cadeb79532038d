-- A zone that is served on some weekdays alone is offered on those alone, as plans keep to it.

-- One of its zones is, or it lies in none; a place that nobody knows lies in none.
create function app.is_served(company uuid, lat double precision, lng double precision, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(z.weekdays = '{}' or extract(isodow from day)::int = any (z.weekdays)), true)
  from public.zones z where z.tenant_id = company and app.zone_area(z.polygon) @> point(is_served.lng, is_served.lat)
$$;
revoke execute on function app.is_served(uuid, double precision, double precision, date) from public, anon, authenticated;

create or replace function app.kept_slots(target public.deliveries, day date) returns table (slot text)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select o.id, o.packages, o.weight_grams, app.is_served(o.tenant_id, a.lat, a.lng, day) as is_served
    from public.orders o join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id where o.tenant_id = target.tenant_id and o.id = target.order_id),
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
  where (select a.is_served from asked a) and (not exists (select from vans)
    -- An hour of a shift within the slot: less is no promise.
    or ((select is_there from room) and exists (select from vans v
      where least(v.shift[2], h.ends) - greatest(v.shift[1], h.starts) >= interval '1 hour')))
$$;
