-- Energy and consumption of a vehicle as its papers or its maker say, until its fills tell.
alter table public.vehicles
  add column energy text,
  add column use_per_100_km numeric(6, 2),
  add constraint vehicles_energy_check check (energy in ('diesel', 'petrol', 'lpg', 'cng', 'hydrogen', 'electric')) not valid,
  add constraint vehicles_use_check check (use_per_100_km between 0.01 and 999.99 and (use_per_100_km is null or energy is not null)) not valid;
alter table public.vehicles validate constraint vehicles_energy_check;
alter table public.vehicles validate constraint vehicles_use_check;
comment on column public.vehicles.energy is 'What it runs on; null: unknown.';
comment on column public.vehicles.use_per_100_km is
  'Litres, kilograms or kilowatt-hours per 100 km, until fills of the vehicle tell more; null: unknown.';
