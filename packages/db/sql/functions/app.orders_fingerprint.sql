-- Hash of a plan's input. Changes when one of its orders changes, or when zones affect them differently.
create or replace function app.orders_fingerprint(tenant uuid, plan uuid, orders uuid[]) returns text language sql stable set search_path = '' as $$
  select md5(coalesce(string_agg(o.id || ':' || o.version || ':' || (o.status = 'open'), ',' order by o.id), '')
    || app.plan_zones_state(tenant, plan, orders))
  from public.orders o where o.tenant_id = tenant and o.id = any(orders)
$$;
