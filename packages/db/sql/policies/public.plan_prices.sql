call app.protect_platform_table('public.plan_prices');
grant select on public.plan_prices to anon, authenticated;
create policy all_read on public.plan_prices for select to anon, authenticated
  using (exists (select from public.subscription_plans p where p.id = plan_id));
