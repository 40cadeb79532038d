call app.protect_platform_table('public.pay_corrections');
grant select on public.pay_corrections to authenticated;
create policy members_read on public.pay_corrections for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('pay:read')));
create policy driver_reads on public.pay_corrections for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id())
    and driver_id in (select d.id from public.drivers d where d.user_id = (select app.user_id())));
