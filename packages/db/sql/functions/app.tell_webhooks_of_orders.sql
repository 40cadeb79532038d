-- Imports insert thousands of orders, so companies without such a webhook are excluded before rows are compared.
create or replace function app.tell_webhooks_of_orders() returns trigger
language plpgsql security definer set search_path = '' as $$
declare order_events constant text[] := array['order.created', 'order.changed', 'order.cancelled'];
begin
  if not exists (select from public.webhook_endpoints e where e.is_active and e.events && order_events
    and e.tenant_id in (select a.tenant_id from added a)) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform app.add_webhook_calls(a.tenant_id, 'order.created', app.webhook_order(a.id, a.reference, a.status, a.date, a.version)) from added a;
  else
    perform app.add_webhook_calls(a.tenant_id, case when a.status = 'cancelled' and b.status <> 'cancelled' then 'order.cancelled' else 'order.changed' end,
      app.webhook_order(a.id, a.reference, a.status, a.date, a.version))
    from added a join before b on b.tenant_id = a.tenant_id and b.id = a.id
    where (a.version, a.reference, a.instructions, a.custom) is distinct from (b.version, b.reference, b.instructions, b.custom);
  end if;
  return null;
end $$;
comment on function app.tell_webhooks_of_orders() is
  'Queues webhook calls for new, changed and cancelled orders. Progress of an order is reported as that of its delivery.';
