call app.protect_platform_table('public.coupon_redemptions');
grant select on public.coupon_redemptions to authenticated;
create policy admins_read on public.coupon_redemptions for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.has_right('billing:manage'))));
