-- Queues webhook calls in the transaction of the event, so that a rollback removes them too.
create or replace function app.tell_webhooks_of_deliveries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.webhook_endpoints e join added a on a.tenant_id = e.tenant_id and e.is_active) then
    return null;
  end if;
  insert into public.webhook_calls (tenant_id, endpoint_id, event, payload)
  select a.tenant_id, e.id, n.event, jsonb_build_object('type', n.event, 'timestamp', app.webhook_time(a.at), 'data', jsonb_build_object(
    'deliveryId', d.id, 'trackingNumber', d.tracking_number, 'orderId', o.id, 'reference', o.reference,
    'status', a.status, 'title', a.title, 'at', app.webhook_time(a.at)))
  from added a
  cross join lateral (select 'delivery.' || case a.status when 'pending' then 'created' else a.status end as event) n
  join public.webhook_endpoints e on e.tenant_id = a.tenant_id and e.is_active and n.event = any (e.events)
  join public.deliveries d on d.tenant_id = a.tenant_id and d.id = a.delivery_id
  left join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id;
  if found then perform pg_notify('webhooks', 'null'); end if;
  return null;
end $$;
