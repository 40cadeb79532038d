create or replace function app.plan_limits(tenant uuid) returns jsonb
  language sql stable security definer set search_path = '' as $$
  select s.limits from public.subscriptions s
  where s.tenant_id = app.company_of(tenant) and s.status <> 'cancelled' and app.is_billing_on()
$$;
revoke all on function app.plan_limits(uuid) from public;
grant execute on function app.plan_limits(uuid) to service_role;
