create or replace function app.served_weekdays(company uuid, lat double precision, lng double precision) returns smallint[]
language sql stable security definer set search_path = '' as $$
  select case when count(*) filter (where z.weekdays <> '{}') = count(*) and count(*) > 0
    then (select array_agg(distinct w) from unnest(string_to_array(string_agg(array_to_string(z.weekdays, ','), ','), ',')::smallint[]) w) end
  from public.zones z where z.tenant_id = company and z.plans_orders and app.zone_area(z.polygon) @> point(served_weekdays.lng, served_weekdays.lat)
$$;
revoke all on function app.served_weekdays(uuid,double precision,double precision) from public;
comment on function app.served_weekdays(uuid,double precision,double precision) is
  'Weekdays on which zones serve this place; null for every day: outside all zones, or inside one without weekdays.';
