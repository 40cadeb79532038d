create or replace function app.kept_slots(target public.deliveries, day date) returns table (slot text)
language sql stable security definer set search_path = '' as $$
  select f.slot from app.slots_of_fleet(target, day) f
  where coalesce(extract(isodow from day)::smallint = any (app.served_weekdays_of(target)), true)
$$;
revoke all on function app.kept_slots(deliveries,date) from public;
comment on function app.kept_slots(deliveries,date) is
  'Slots of a day in which a van drives, has room for this parcel, and serves the zone of its address.';
