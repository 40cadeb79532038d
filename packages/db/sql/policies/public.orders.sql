call app.protect_tenant_table('public.orders', false, 'orders');
grant update (
  window_start, window_end, service_seconds, packages, weight_grams, priority, instructions, custom
) on public.orders to authenticated;
create policy driver_reads on public.orders for select to authenticated
  using ((select app.member_role()) = 'driver' and app.drives_order(tenant_id, id));
create policy staff_updates on public.orders for update to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('orders:write')) and status = 'open')
  with check (tenant_id = (select app.tenant_id()) and (select app.has_right('orders:write')));
comment on policy staff_updates on public.orders is
  'Orders on the road change by API calls, which notify the driver. Creating and cancelling orders are API calls too.';
