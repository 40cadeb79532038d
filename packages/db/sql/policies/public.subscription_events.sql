call app.protect_platform_table('public.subscription_events');
grant select on public.subscription_events to authenticated;
create policy owner_looks on public.subscription_events for select to authenticated
  using ((select app.is_platform_owner()) and ((tenant_id in (select app.sandboxes())) is not true));
