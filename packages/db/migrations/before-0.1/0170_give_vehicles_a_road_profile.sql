-- A truck takes other roads than a van, and takes longer on the same ones. Plans and forecasts ask the roads of the vehicle.

alter table public.vehicles add column road_profile text not null default 'car' check (road_profile in ('car', 'truck'));
comment on column public.vehicles.road_profile is
  'Which roads it may take and how fast: a profile that regions are compiled for (contracts: roadProfileName).';
