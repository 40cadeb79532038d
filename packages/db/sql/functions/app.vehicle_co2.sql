-- Grams of CO2e per kilometre of each vehicle (docs/emissions.md). Consumption is that between full fills, else the one entered.
-- Vehicles without either are left out. `factors` are grams per unit of each energy; the company's own replace them.
create or replace function app.vehicle_co2(company uuid, factors jsonb, vehicles uuid[] default null)
returns table (vehicle_id uuid, grams_per_km double precision)
language sql stable set search_path = '' as $$
  with own as (
    select factors || coalesce(t.settings #> '{planning,co2Factors}', '{}') as grams from public.tenants t where t.id = company
  ), used as (
    select v.id as vehicle_id, coalesce(c.energy, v.energy) as energy, coalesce(c.per_100_km, v.use_per_100_km) as per_100_km
    from public.vehicles v left join app.vehicle_consumptions c on c.tenant_id = v.tenant_id and c.vehicle_id = v.id
    where v.tenant_id = company and (vehicles is null or v.id = any(vehicles))
  )
  select u.vehicle_id, sum(u.per_100_km * (own.grams ->> u.energy)::numeric / 100)::double precision
  from used u cross join own where u.per_100_km is not null group by 1
$$;
revoke all on function app.vehicle_co2(uuid, jsonb, uuid[]) from public;
grant execute on function app.vehicle_co2(uuid, jsonb, uuid[]) to authenticated, service_role;
comment on function app.vehicle_co2(uuid, jsonb, uuid[]) is
  'Grams of CO2e per kilometre of the vehicles whose consumption is known: by their fills, else as entered.';
