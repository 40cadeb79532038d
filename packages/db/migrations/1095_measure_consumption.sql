-- Consumption of each vehicle, so that lists, plans and reports need not read all fills.
create table app.vehicle_consumptions (
  tenant_id uuid not null,
  vehicle_id uuid not null,
  energy text not null,
  per_100_km numeric not null,
  constraint vehicle_consumptions_pkey primary key (tenant_id, vehicle_id, energy),
  constraint vehicle_consumptions_vehicle_fkey foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade,
  constraint vehicle_consumptions_energy_check check (energy in ('diesel', 'petrol', 'lpg', 'cng', 'hydrogen', 'electric')),
  constraint vehicle_consumptions_use_check check (per_100_km >= 0)
);
comment on table app.vehicle_consumptions is
  'Consumption of each vehicle and energy between full fills. Triggers of fuel_fills keep it; a vehicle without two full fills has no row.';
comment on column app.vehicle_consumptions.per_100_km is 'Litres, kilograms or kilowatt-hours per 100 km.';
select app.measure_consumption(f.tenant_id, array_agg(distinct f.vehicle_id)) from public.fuel_fills f group by f.tenant_id;
