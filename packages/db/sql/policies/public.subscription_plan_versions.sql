call app.protect_platform_table('public.subscription_plan_versions');
grant select on public.subscription_plan_versions to authenticated;
create policy owner_looks on public.subscription_plan_versions for select to authenticated using ((select app.is_platform_owner()));
