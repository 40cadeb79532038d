call app.protect_platform_table('public.outbox');
grant select on public.outbox to authenticated;
create policy owner_looks on public.outbox for select to authenticated
  using ((select app.is_platform_owner()) and ((tenant_id in (select app.sandboxes())) is not true));
