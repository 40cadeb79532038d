call app.protect_platform_table('public.tracking_hosts');
grant select on public.tracking_hosts to authenticated;
create policy members_read on public.tracking_hosts for select to authenticated
  using ((tenant_id = (select app.tenant_id()) and (select app.is_reader()))
    or ((select app.is_platform_owner()) and ((tenant_id in (select app.sandboxes())) is not true)));
