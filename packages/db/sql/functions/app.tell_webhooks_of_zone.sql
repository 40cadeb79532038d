create or replace function app.tell_webhooks_of_zone() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  zone_event text := 'vehicle.' || new.kind || '_zone';
begin
  insert into public.webhook_calls (tenant_id, endpoint_id, event, payload)
  select new.tenant_id, e.id, zone_event, jsonb_build_object('type', zone_event, 'timestamp', app.webhook_time(new.happened_at),
    'data', jsonb_build_object('eventId', new.id, 'zoneId', z.id, 'zone', z.name, 'vehicleId', v.id, 'vehicle', v.name))
  from public.webhook_endpoints e
  join public.zones z on z.tenant_id = new.tenant_id and z.id = new.zone_id
  join public.vehicles v on v.tenant_id = new.tenant_id and v.id = new.vehicle_id
  where e.tenant_id = new.tenant_id and e.is_active and zone_event = any (e.events);
  if found then perform pg_notify('webhooks', 'null'); end if;
  return null;
end $$;
