call app.protect_platform_table('public.person_requests');
grant select on public.person_requests to authenticated;
create policy admins_read on public.person_requests for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.has_right('persons:read')));
create policy own_read on public.person_requests for select to authenticated
  using (kind = 'account' and person_ids = array[(select app.user_id())]);
create policy owner_looks on public.person_requests for select to authenticated
  using ((select app.is_platform_owner()) and ((tenant_id in (select app.sandboxes())) is not true));
