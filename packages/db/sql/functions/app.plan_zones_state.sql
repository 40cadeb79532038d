-- Restrictions that zones put on a plan: orders that a tied vehicle may not take, and orders not served on its day. Considers
-- only vehicles that the plan could use, so other changes of zones do not affect the plan.
create or replace function app.plan_zones_state(tenant uuid, plan uuid, orders uuid[]) returns text language sql stable set search_path = '' as $$
  with area as materialized (
    select z.id, z.weekdays, app.zone_area(z.polygon) as shape from public.zones z where z.tenant_id = tenant and z.plans_orders),
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
comment on function app.plan_zones_state(uuid,uuid,uuid[]) is 'Empty if no zone restricts the plan.';
