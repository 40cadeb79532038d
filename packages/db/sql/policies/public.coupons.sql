call app.protect_platform_table('public.coupons');
grant select on public.coupons to authenticated;
create policy owner_reads on public.coupons for select to authenticated using ((select app.is_platform_owner()));
