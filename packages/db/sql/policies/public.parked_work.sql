call app.protect_platform_table('public.parked_work');
grant select on public.parked_work to authenticated;
create policy owner_looks on public.parked_work for select to authenticated
  using ((select app.is_platform_owner()) and ((tenant_id in (select app.sandboxes())) is not true));
