create or replace function public.offered_slots(number text) returns table (day date, slots text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  target public.deliveries;
  today date;
  served smallint[];
begin
  select d.* into target from public.deliveries d join public.delivery_claims c
    on c.tenant_id = d.tenant_id and c.delivery_id = d.id and c.user_id = app.user_id()
  where d.tracking_number = offered_slots.number;
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  select (now() at time zone t.time_zone)::date into today from public.tenants t where t.id = target.tenant_id;
  served := app.served_weekdays_of(target);
  -- Contracts: SCHEDULING_WINDOW_DAYS.
  return query select today + i, case when coalesce(extract(isodow from today + i)::smallint = any (served), true)
    then array(select f.slot from app.slots_of_fleet(target, today + i) f) else '{}' end from generate_series(0, 30) i;
end $$;
revoke all on function public.offered_slots(text) from public;
grant execute on function public.offered_slots(text) to authenticated;
comment on function public.offered_slots(text) is
  'Each coming day of a claimed delivery with the slots that the company can offer.';
