call app.protect_platform_table('public.pay_statements');
grant select on public.pay_statements to authenticated;
create policy members_read on public.pay_statements for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('pay:read')));
create policy driver_reads on public.pay_statements for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id())
    and driver_id in (select d.id from public.drivers d where d.user_id = (select app.user_id())));
-- Approved statements remain; those of a deleted company go by a cascade.
revoke delete on public.pay_statements from service_role;
