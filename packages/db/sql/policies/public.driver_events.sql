call app.protect_tenant_table('public.driver_events', false, 'fleet');
revoke update, delete on public.driver_events from service_role;
create policy driver_reads on public.driver_events for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id()) and user_id = (select app.user_id()));
