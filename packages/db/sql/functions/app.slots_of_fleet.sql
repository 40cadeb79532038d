-- The part of kept_slots that does not depend on zones.
create or replace function app.slots_of_fleet(target public.deliveries, day date) returns table (slot text)
language sql stable security definer set search_path = '' as $$
  with parcel as (
    select o.id, o.packages, o.weight_grams from public.orders o where o.tenant_id = target.tenant_id and o.id = target.order_id),
  -- Vans of that day with their hours. A company without vans here may promise any slot.
  vans as (
    select v.capacity_packages, v.capacity_grams, app.shift_of(v, d, day) as shift
    from public.vehicles v left join public.drivers d on d.tenant_id = v.tenant_id and d.id = v.driver_id
    where v.tenant_id = target.tenant_id and v.status = 'active'),
  loaded as (
    select coalesce(sum(o.packages), 0) as packages, coalesce(sum(o.weight_grams), 0) as grams from public.orders o, parcel
    where o.tenant_id = target.tenant_id and o.date = day and o.status in ('open', 'dispatched') and o.id <> parcel.id),
  room as (
    select coalesce(sum(v.capacity_packages), 0) >= l.packages + a.packages
      and coalesce(sum(v.capacity_grams), 0) >= l.grams + a.weight_grams as is_there
    from parcel a cross join loaded l left join vans v on v.shift is not null group by a.packages, a.weight_grams, l.packages, l.grams)
  select s.slot from unnest(array['morning', 'afternoon', 'anytime']) as s (slot), lateral app.slot_hours(s.slot) h
  where not exists (select from vans)
    -- Requires an hour of a shift within the slot.
    or ((select is_there from room) and exists (select from vans v
      where least(v.shift[2], h.ends) - greatest(v.shift[1], h.starts) >= interval '1 hour'))
$$;
revoke all on function app.slots_of_fleet(deliveries,date) from public;
comment on function app.slots_of_fleet(deliveries,date) is
  'Slots of a day in which a van drives and has room for this parcel in addition to existing orders.';
