create or replace function app.touch_inspected() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.vehicles v set updated_at = now()
  where (v.tenant_id, v.id) in ((old.tenant_id, old.vehicle_id), (new.tenant_id, new.vehicle_id));
  return null;
end $$;
revoke all on function app.touch_inspected() from public;
comment on function app.touch_inspected() is 'Sets updated_at of the vehicle whose inspections changed.';
