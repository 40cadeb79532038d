-- A variable is not named by its function: the trigger failed, and with it every plan that was done or dispatched.

create or replace function app.tell_webhooks_of_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  plan_event text := 'plan.' || new.status;
begin
  insert into public.webhook_calls (tenant_id, endpoint_id, event, payload)
  select new.tenant_id, e.id, plan_event, jsonb_build_object('type', plan_event,
    'timestamp', app.webhook_time(now()), 'data', jsonb_build_object('planId', new.id, 'date', new.date, 'status', new.status))
  from public.webhook_endpoints e
  where e.tenant_id = new.tenant_id and e.is_active and plan_event = any (e.events);
  if found then perform pg_notify('webhooks', 'null'); end if;
  return null;
end $$;
