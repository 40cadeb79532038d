create or replace function app.tell_webhooks_of_route() returns trigger
language plpgsql security definer set search_path = '' as $$
declare change text := 'changed';
begin
  if tg_op = 'INSERT' then
    change := 'dispatched';
  elsif new.status <> old.status then
    change := new.status;
  end if;
  perform app.add_webhook_calls(new.tenant_id, 'route.' || change, jsonb_build_object('routeId', new.id, 'number', new.number,
    'date', new.date, 'status', new.status, 'vehicleId', new.vehicle_id, 'driverId', new.driver_id, 'planId', new.plan_id));
  return null;
end $$;
comment on function app.tell_webhooks_of_route() is
  'Queues webhook calls for routes that are dispatched, reassigned, moved, started or finished.';
