call app.protect_platform_table('public.subscription_plans');
grant select on public.subscription_plans to anon;
grant select, insert, update, delete on public.subscription_plans to authenticated;
create policy all_read on public.subscription_plans for select to anon, authenticated using (is_active or (select app.is_platform_owner()));
create policy owner_writes on public.subscription_plans for all to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
