call app.protect_tenant_table('public.order_attachments', false, 'orders');
grant delete on public.order_attachments to authenticated;
create policy driver_reads on public.order_attachments for select to authenticated
  using ((select app.member_role()) = 'driver' and app.drives_order(tenant_id, order_id));
create policy staff_deletes on public.order_attachments for delete to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('orders:write')));
