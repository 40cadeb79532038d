-- What drivers report from the road: who else was involved, whether the vehicle can drive on, where it was filled.
alter table public.fleet_incidents
  add column third_party text,
  add column can_drive boolean,
  add constraint fleet_incidents_third_party_check check (length(trim(third_party)) between 1 and 500);
comment on column public.fleet_incidents.third_party is 'Who else was involved: name, plate, insurer.';
comment on column public.fleet_incidents.can_drive is 'Whether the vehicle can drive on. Null when nobody said.';

alter table public.fuel_fills
  add column lat double precision,
  add column lng double precision,
  add constraint fuel_fills_point_check check ((lat is null) = (lng is null) and lat between -90 and 90 and lng between -180 and 180);
comment on column public.fuel_fills.lat is 'Where the phone of the driver was.';
