-- Security definer: recipients may read their deliveries, but not the orders, addresses and recipients behind them.
create or replace function app.own_deliveries()
returns table (id uuid, status text, "trackingNumber" text, recipient text, address text, "currentLocation" jsonb,
  "estimatedDelivery" timestamptz, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select d.id, d.status, d.tracking_number, c.name, a.text,
    case when d.location_at is not null then jsonb_build_object('address', d.location_text, 'lat', d.location_lat,
      'lng', d.location_lng, 'timestamp', d.location_at) end,
    coalesce(d.eta_to, d.promised_to), d.created_at
  from public.delivery_claims k
  join public.deliveries d on d.tenant_id = k.tenant_id and d.id = k.delivery_id
  join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id
  join public.recipients c on c.tenant_id = o.tenant_id and c.id = o.recipient_id
  join public.addresses a on a.tenant_id = o.tenant_id and a.id = o.address_id
  where k.user_id = app.user_id()
$$;
revoke all on function app.own_deliveries() from public;
grant execute on function app.own_deliveries() to authenticated;
comment on function app.own_deliveries() is 'The deliveries that the caller has claimed.';
