-- Queues webhook calls in the transaction of the event, so that a rollback removes them too.
create or replace function app.add_webhook_calls(company uuid, event text, data jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.webhook_calls (tenant_id, endpoint_id, event, payload)
  select company, e.id, add_webhook_calls.event, jsonb_build_object('type', add_webhook_calls.event,
    'timestamp', app.webhook_time(now()), 'data', data)
  from public.webhook_endpoints e
  where e.tenant_id = company and e.is_active and add_webhook_calls.event = any (e.events);
  if found then perform pg_notify('webhooks', 'null'); end if;
end $$;
revoke all on function app.add_webhook_calls(uuid,text,jsonb) from public;
comment on function app.add_webhook_calls(uuid,text,jsonb) is
  'Queues a call for each active webhook of the company that subscribes to the event.';
