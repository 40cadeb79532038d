-- Great-circle metres on a sphere of mean radius, as in platform/geo.ts.
create or replace function app.metres_between(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable strict parallel safe set search_path = '' as $$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))))
$$;
grant execute on function app.metres_between(double precision,double precision,double precision,double precision) to authenticated, service_role;
