create or replace function app.served_weekdays_of(target public.deliveries) returns smallint[]
language sql stable security definer set search_path = '' as $$
  select app.served_weekdays(o.tenant_id, a.lat, a.lng)
  from public.orders o join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
  where o.tenant_id = target.tenant_id and o.id = target.order_id
$$;
revoke all on function app.served_weekdays_of(deliveries) from public;
comment on function app.served_weekdays_of(deliveries) is 'Same as app.served_weekdays, for the address of a delivery.';
