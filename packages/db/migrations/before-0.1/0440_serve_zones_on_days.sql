-- Zones that are served on some weekdays alone, and plans that are out of date only where a zone matters to them.

alter table public.zones add column weekdays smallint[] not null default '{}'
  check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(weekdays) <= 6);
comment on column public.zones.weekdays is 'ISO weekdays on which it is served, 1 is Monday; empty: every day.';

-- An edge belongs to its zone, as in contracts: isInZone.
create function app.zone_area(value jsonb) returns polygon language sql immutable set search_path = '' as $$
  select ('(' || string_agg('(' || (c ->> 0) || ',' || (c ->> 1) || ')', ',' order by n) || ')')::polygon
  from jsonb_array_elements(value #> '{coordinates,0}') with ordinality corner (c, n)
$$;

-- What zones say of a plan: which of its orders a tied vehicle may not take, and which are not served on its day. A vehicle counts
-- where the plan could use it. Whatever else is drawn, tied or painted leaves the plan as it is.
create function app.plan_zones_state(tenant uuid, plan uuid, orders uuid[]) returns text language sql stable set search_path = '' as $$
  with area as materialized (
    select z.id, z.weekdays, app.zone_area(z.polygon) as shape from public.zones z where z.tenant_id = tenant),
  place as materialized (
    select o.id, point(a.lng, a.lat) as at from public.orders o
    join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
    where o.tenant_id = tenant and o.id = any(orders) and exists (select from area)),
  inside as materialized (
    select place.id as order_id, area.id as zone_id, area.weekdays from place join area on area.shape @> place.at),
  refused as (
    select v.id || ':' || place.id as said
    from public.plans p
    join public.vehicles v on v.tenant_id = p.tenant_id and v.status = 'active' and v.zone_ids <> '{}'
      and (v.id = any(p.vehicle_ids) or p.vehicle_ids is null and v.created_at <= p.created_at)
      and (p.depot_id is null or v.depot_id = p.depot_id)
    cross join place
    where p.tenant_id = tenant and p.id = plan
      and not exists (select from inside i where i.order_id = place.id and i.zone_id = any(v.zone_ids))
    union all
    select i.order_id::text
    from public.plans p cross join inside i where p.tenant_id = tenant and p.id = plan
    group by i.order_id, p.date
    having not bool_or(i.weekdays = '{}' or extract(isodow from p.date)::smallint = any(i.weekdays)))
  select coalesce(md5(string_agg(said, ',' order by said)), '') from refused
$$;
comment on function app.plan_zones_state(uuid, uuid, uuid[]) is 'Empty while no zone keeps an order of the plan from a vehicle of it.';

drop function app.plan_fingerprint(uuid, uuid);
drop function app.orders_fingerprint(uuid, uuid[]);
drop function app.zones_state(uuid);

-- What a plan is made from, as one short text: differs as soon as one of the orders changes, or what zones say of them.
create function app.orders_fingerprint(tenant uuid, plan uuid, orders uuid[]) returns text language sql stable set search_path = '' as $$
  select md5(coalesce(string_agg(o.id || ':' || o.version || ':' || (o.status = 'open'), ',' order by o.id), '')
    || app.plan_zones_state(tenant, plan, orders))
  from public.orders o where o.tenant_id = tenant and o.id = any(orders)
$$;

-- The same of the orders that stand in a plan now, to be compared with the fingerprint that it was made with.
create function app.plan_fingerprint(tenant uuid, plan uuid) returns text language sql stable set search_path = '' as $$
  select app.orders_fingerprint(tenant, plan, array(
    select s.order_id from public.plan_stops s where s.tenant_id = tenant and s.plan_id = plan
    union all select u.order_id from public.plan_unserved u where u.tenant_id = tenant and u.plan_id = plan))
$$;

-- Plans of companies that tie vehicles were fingerprinted the other way: those that are open are out of date once.
