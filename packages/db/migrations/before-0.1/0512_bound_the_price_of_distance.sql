-- A price by distance is a fraction since 0511, and fractions can be infinite or no number, which no price is.
alter table public.vehicles drop constraint vehicles_cost_per_km_minor_check;
alter table public.vehicles add constraint vehicles_cost_per_km_minor_check
  check (cost_per_km_minor >= 0 and cost_per_km_minor < 'infinity');
comment on column public.vehicles.cost_per_km_minor is 'Minor units of the company''s money a kilometre, to six places: a price a mile comes back as it was given.';
