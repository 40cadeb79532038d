-- BILLING=off: whoever runs the product for a fleet of their own has no trial to end and no plan to outgrow.

create function app.is_billing_on() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.value <> '"off"' from app.settings s where s.key = 'billing'), true)
$$;
comment on function app.is_billing_on() is 'Whether subscriptions limit what companies may do. The product writes the setting at each start, from BILLING.';
revoke all on function app.is_billing_on() from public;
grant execute on function app.is_billing_on() to service_role, authenticated;

create or replace function app.may_work(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (not app.is_billing_on() or exists (select 1 from public.subscriptions s where s.tenant_id = target
    and (s.status in ('active', 'past_due') or (s.status = 'trial' and s.trial_ends_at > now()))))
    and exists (select 1 from public.tenants t where t.id = target and t.status = 'active')
$$;

create or replace function app.plan_limits(tenant uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select s.limits from public.subscriptions s where s.tenant_id = tenant and s.status <> 'cancelled' and app.is_billing_on()
$$;

create or replace function app.check_vehicle_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare allowed int;
begin
  if new.status <> 'active' or (tg_op = 'UPDATE' and old.status = 'active') or not app.is_billing_on() then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('vehicle_limit:' || new.tenant_id, 0));
  select s.vehicle_limit into allowed from public.subscriptions s where s.tenant_id = new.tenant_id and s.status <> 'cancelled';
  if allowed is null then perform app.refuse('trial_ended', 403, null, 'Choose a plan in Settings.'); end if;
  if allowed > 0 and (select count(*) from public.vehicles v
      where v.tenant_id = new.tenant_id and v.status = 'active' and v.id <> new.id) >= allowed then
    perform app.refuse('vehicle_limit', 403, allowed::text, 'Archive a vehicle or choose a larger plan.');
  end if;
  return new;
end $$;
