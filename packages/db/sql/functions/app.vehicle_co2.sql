-- Grams of CO2e per kilometre of each vehicle (docs/emissions.md). Consumption is that between full fills, as fuelUse() of the
-- contracts computes it, else the one entered. Vehicles without either are left out. `factors` are grams per unit of each energy;
-- the company's own replace them.
create or replace function app.vehicle_co2(company uuid, factors jsonb, vehicles uuid[] default null)
returns table (vehicle_id uuid, grams_per_km double precision)
language sql stable set search_path = '' as $$
  with own as (
    select factors || coalesce(t.settings #> '{planning,co2Factors}', '{}') as grams from public.tenants t where t.id = company
  ), newest as (
    select f.vehicle_id, f.energy, f.odometer_km, f.amount, f.is_full, f.is_after_gap, f.filled_at,
      row_number() over (partition by f.vehicle_id order by f.filled_at desc, f.odometer_km desc, f.id desc) as number
    from public.fuel_fills f
    where f.tenant_id = company and (vehicles is null or f.vehicle_id = any(vehicles))
  ), numbered as (
    select n.*, count(*) filter (where n.is_full) over before as full_before
    from newest n where n.number <= 500
    window before as (partition by n.vehicle_id, n.energy order by n.filled_at, n.odometer_km
      rows between unbounded preceding and 1 preceding)
  ), stretches as (
    select n.vehicle_id, n.energy, n.full_before, sum(n.amount) as amount, bool_or(n.is_after_gap) as has_gap,
      max(n.odometer_km) filter (where n.is_full) as ends_at
    from numbered n group by 1, 2, 3
  ), measured as (
    select s.vehicle_id, s.energy, round(sum(s.amount) / sum(s.km) * 100, 2) as per_100_km
    from (select *, ends_at - lag(ends_at) over (partition by s.vehicle_id, s.energy order by full_before) as km from stretches s) s
    where s.full_before > 0 and not s.has_gap and s.km > 0
    group by 1, 2
  ), used as (
    select v.id as vehicle_id, coalesce(m.energy, v.energy) as energy, coalesce(m.per_100_km, v.use_per_100_km) as per_100_km
    from public.vehicles v left join measured m on m.vehicle_id = v.id
    where v.tenant_id = company and (vehicles is null or v.id = any(vehicles))
  )
  select u.vehicle_id, sum(u.per_100_km * (own.grams ->> u.energy)::numeric / 100)::double precision
  from used u cross join own where u.per_100_km is not null group by 1
$$;
revoke all on function app.vehicle_co2(uuid, jsonb, uuid[]) from public;
grant execute on function app.vehicle_co2(uuid, jsonb, uuid[]) to authenticated, service_role;
comment on function app.vehicle_co2(uuid, jsonb, uuid[]) is
  'Grams of CO2e per kilometre of the vehicles whose consumption is known: by their fills, else as entered.';
