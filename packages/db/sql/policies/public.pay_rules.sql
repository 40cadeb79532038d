call app.protect_platform_table('public.pay_rules');
grant select on public.pay_rules to authenticated;
create policy members_read on public.pay_rules for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('pay:read')));
