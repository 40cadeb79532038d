create or replace function app.tell_webhooks_of_step() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.webhook_calls (tenant_id, endpoint_id, event, payload)
  select new.tenant_id, e.id, 'order.step', jsonb_build_object('type', 'order.step', 'timestamp', app.webhook_time(new.at),
    'data', jsonb_build_object('orderId', o.id, 'reference', o.reference, 'stepId', new.step_id, 'step', new.name, 'state', s.state,
      'saidBy', new.said_by, 'at', app.webhook_time(new.at)))
  from public.webhook_endpoints e
  join public.orders o on o.tenant_id = new.tenant_id and o.id = new.order_id
  join public.status_steps s on s.tenant_id = new.tenant_id and s.id = new.step_id
  where e.tenant_id = new.tenant_id and e.is_active and 'order.step' = any (e.events);
  if found then perform pg_notify('webhooks', 'null'); end if;
  return null;
end $$;
