-- A vehicle's road profile with its sizes, e.g. `car@h2.8t3.5`, as roadKey() of the contracts writes it.
create or replace function app.road_key(vehicle public.vehicles) returns text
language sql immutable set search_path = '' as $$
  select vehicle.road_profile || coalesce('@' || nullif(concat(
    'h' || trim_scale(vehicle.height_metres), 'w' || trim_scale(vehicle.width_metres), 'l' || trim_scale(vehicle.length_metres),
    't' || trim_scale(vehicle.gross_weight_tonnes), 'a' || trim_scale(vehicle.axle_load_tonnes)), ''), '')
$$;
revoke all on function app.road_key(vehicles) from public;
grant execute on function app.road_key(vehicles) to authenticated, service_role;
comment on function app.road_key(vehicles) is
  'A vehicle''s road profile with its sizes, e.g. `car@h2.8t3.5`; vehicles with the same key share road tables.';
