-- Checks the shape only. The API checks that edges do not cross (contracts: zoneProblem).
create or replace function app.is_zone_polygon(value jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(jsonb_typeof(value) = 'object' and value ->> 'type' = 'Polygon' and jsonb_typeof(value -> 'coordinates') = 'array'
    and jsonb_array_length(value -> 'coordinates') = 1 and jsonb_typeof(ring) = 'array'
    and jsonb_array_length(ring) between 4 and 501 and ring -> 0 = ring -> -1
    and (select bool_and(jsonb_typeof(c) = 'array' and jsonb_array_length(c) = 2
      and jsonb_typeof(c -> 0) = 'number' and jsonb_typeof(c -> 1) = 'number'
      and (c ->> 0)::numeric between -180 and 180 and (c ->> 1)::numeric between -90 and 90)
      from jsonb_array_elements(ring) c), false)
  from (select case when jsonb_typeof(value #> '{coordinates,0}') = 'array' then value #> '{coordinates,0}' else '[]' end) one (ring)
$$;
comment on function app.is_zone_polygon(jsonb) is 'A GeoJSON polygon of one closed ring with 3 to 500 corners, longitude first.';
