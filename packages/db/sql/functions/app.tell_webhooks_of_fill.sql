create or replace function app.tell_webhooks_of_fill() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.add_webhook_calls(new.tenant_id, 'vehicle.fuelled', jsonb_build_object('fillId', new.id, 'vehicleId', new.vehicle_id,
    'driverId', new.driver_id, 'filledAt', app.webhook_time(new.filled_at), 'energy', new.energy, 'amount', new.amount,
    'costMinor', new.cost_minor, 'odometerKm', new.odometer_km));
  return null;
end $$;
comment on function app.tell_webhooks_of_fill() is 'Tells webhooks that a vehicle was filled or charged.';
