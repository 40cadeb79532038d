-- Counts under a lock per tenant, so that fifty simultaneous inserts stop exactly at the limit.
create or replace function app.check_vehicle_limit() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare allowed int;
begin
  if new.status <> 'active' or (tg_op = 'UPDATE' and old.status = 'active') or not app.is_billing_on() then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('vehicle_limit:' || new.tenant_id, 0));
  select s.vehicle_limit into allowed from public.subscriptions s
    where s.tenant_id = app.company_of(new.tenant_id) and s.status <> 'cancelled';
  if allowed is null then perform app.refuse('trial_ended', 403, null, 'Choose a plan in Settings.'); end if;
  if allowed > 0 and (select count(*) from public.vehicles v
      where v.tenant_id = new.tenant_id and v.status = 'active' and v.id <> new.id) >= allowed then
    perform app.refuse('vehicle_limit', 403, allowed::text, 'Archive a vehicle or choose a larger plan.');
  end if;
  return new;
end $$;
