create or replace function app.tell_webhooks_of_incident() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.add_webhook_calls(new.tenant_id, 'vehicle.incident', jsonb_build_object('incidentId', new.id, 'kind', new.kind,
    'severity', new.severity, 'vehicleId', new.vehicle_id, 'driverId', new.driver_id, 'orderId', new.order_id,
    'happenedAt', app.webhook_time(new.happened_at), 'canDrive', new.can_drive));
  return null;
end $$;
comment on function app.tell_webhooks_of_incident() is 'Tells webhooks that an incident of the fleet was reported.';
