-- Stores the consumption of vehicles between their full fills, from the newest 500 of each, as fuelUse() of the contracts
-- computes it. Vehicles that a fill changes are locked first, so that two fills at once do not miss each other.
create or replace function app.measure_consumption(company uuid, vehicles uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.vehicles v where v.tenant_id = company and v.id = any(vehicles) order by v.id for no key update;
  delete from app.vehicle_consumptions c where c.tenant_id = company and c.vehicle_id = any(vehicles);
  insert into app.vehicle_consumptions (tenant_id, vehicle_id, energy, per_100_km)
  with newest as (
    select f.* from public.vehicles v
    cross join lateral (select f.vehicle_id, f.energy, f.odometer_km, f.amount, f.is_full, f.is_after_gap, f.filled_at
      from public.fuel_fills f where f.tenant_id = v.tenant_id and f.vehicle_id = v.id
      order by f.filled_at desc, f.odometer_km desc, f.id desc limit 500) f
    where v.tenant_id = company and v.id = any(vehicles)
  ), numbered as (
    select n.*, count(*) filter (where n.is_full) over before as full_before
    from newest n
    window before as (partition by n.vehicle_id, n.energy order by n.filled_at, n.odometer_km
      rows between unbounded preceding and 1 preceding)
  ), stretches as (
    select n.vehicle_id, n.energy, n.full_before, sum(n.amount) as amount, bool_or(n.is_after_gap) as has_gap,
      max(n.odometer_km) filter (where n.is_full) as ends_at
    from numbered n group by 1, 2, 3
  )
  select company, s.vehicle_id, s.energy, round(sum(s.amount) / sum(s.km) * 100, 2)
  from (select *, ends_at - lag(ends_at) over (partition by vehicle_id, energy order by full_before) as km from stretches) s
  where s.full_before > 0 and not s.has_gap and s.km > 0
  group by s.vehicle_id, s.energy;
end $$;
revoke all on function app.measure_consumption(uuid, uuid[]) from public;
