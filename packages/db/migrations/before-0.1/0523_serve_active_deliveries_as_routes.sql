-- What a recipient asks of `routes`: the parcels on their way to them, under the names that the requirements give them.

-- Definer: a recipient may read the own delivery, not the order, address and recipient behind it.
create function app.own_deliveries()
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
revoke execute on function app.own_deliveries() from public;
grant execute on function app.own_deliveries() to authenticated;
comment on function app.own_deliveries() is 'The deliveries that the caller has claimed.';

create view public.recipient_routes with (security_invoker = true) as select * from app.own_deliveries();
grant select on public.recipient_routes to authenticated;
comment on view public.recipient_routes is 'Own deliveries of a recipient. REST gives it to recipients who ask for routes.';
