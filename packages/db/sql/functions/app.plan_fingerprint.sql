-- The fingerprint of the plan's orders now, to compare with the one from when the plan was computed.
create or replace function app.plan_fingerprint(tenant uuid, plan uuid) returns text language sql stable set search_path = '' as $$
  select app.orders_fingerprint(tenant, plan, array(
    select s.order_id from public.plan_stops s where s.tenant_id = tenant and s.plan_id = plan
    union all select u.order_id from public.plan_unserved u where u.tenant_id = tenant and u.plan_id = plan))
$$;
