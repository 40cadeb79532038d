-- Time zone of a company's orders: that of its first depot, as in the import.
create or replace function app.order_zone(company uuid) returns text language sql stable set search_path = '' as $$
  select coalesce(d.time_zone, t.time_zone) from public.tenants t
  left join lateral (select * from public.depots d where d.tenant_id = t.id and d.status = 'active' order by d.id limit 1) d on true
  where t.id = company
$$;
revoke all on function app.order_zone(uuid) from public;
grant execute on function app.order_zone(uuid) to authenticated, service_role;
