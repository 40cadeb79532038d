-- A point on an edge is inside, as in contracts (isInZone).
create or replace function app.zone_area(value jsonb) returns polygon language sql immutable set search_path = '' as $$
  select ('(' || string_agg('(' || (c ->> 0) || ',' || (c ->> 1) || ')', ',' order by n) || ')')::polygon
  from jsonb_array_elements(value #> '{coordinates,0}') with ordinality corner (c, n)
$$;
