-- The state of a plan's orders and of its vehicles' zones stood as an expression in four queries; here it stands once.

-- What a plan is made from, as one short text: differs as soon as one of the orders, or the zones of a van, change.
create function app.orders_fingerprint(tenant uuid, orders uuid[]) returns text language sql stable set search_path = '' as $$
  select md5(coalesce(string_agg(o.id || ':' || o.version || ':' || (o.status = 'open'), ',' order by o.id), '')
    || app.zones_state(tenant))
  from public.orders o where o.tenant_id = tenant and o.id = any(orders)
$$;

-- The same of the orders that stand in a plan now, to be compared with the fingerprint that it was made with.
create function app.plan_fingerprint(tenant uuid, plan uuid) returns text language sql stable set search_path = '' as $$
  select app.orders_fingerprint(tenant, array(
    select s.order_id from public.plan_stops s where s.tenant_id = tenant and s.plan_id = plan
    union all select u.order_id from public.plan_unserved u where u.tenant_id = tenant and u.plan_id = plan))
$$;
