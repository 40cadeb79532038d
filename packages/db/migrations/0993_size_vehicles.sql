-- Sizes of vehicles with their load, which posted limits of roads refuse. Null: unknown, and no road is refused for it. The bounds
-- are those of VEHICLE_SIZES in the contracts.
alter table public.vehicles
  add column height_metres numeric(4, 2) check (height_metres between 0.5 and 6),
  add column width_metres numeric(4, 2) check (width_metres between 0.4 and 4),
  add column length_metres numeric(4, 2) check (length_metres between 1 and 30),
  add column gross_weight_tonnes numeric(5, 3) check (gross_weight_tonnes between 0.1 and 80),
  add column axle_load_tonnes numeric(5, 3) check (axle_load_tonnes between 0.1 and 20);
comment on column public.vehicles.height_metres is 'Height with its load, for limits of bridges; null: unknown.';
comment on column public.vehicles.width_metres is 'Width without mirrors, for limits of roads; null: unknown.';
comment on column public.vehicles.length_metres is 'Length with a trailer, for limits of roads; null: unknown.';
comment on column public.vehicles.gross_weight_tonnes is 'Permitted gross weight, for limits of roads; null: unknown.';
comment on column public.vehicles.axle_load_tonnes is 'Load of its heaviest axle, for limits of roads; null: unknown.';
