call app.protect_platform_table('public.support_tickets');
grant select on public.support_tickets to authenticated;
grant insert (
  id, tenant_id, status, subject, message, requester_name, requester_email, created_by
) on public.support_tickets to authenticated;
grant update (status) on public.support_tickets to authenticated;
create policy members_ask on public.support_tickets for insert to authenticated
  with check (tenant_id = (select app.tenant_id()) and (select app.is_reader()) and status = 'open' and created_by = (select app.user_id()));
create policy members_read on public.support_tickets for select to authenticated
  using ((select app.is_platform_owner()) or (tenant_id = (select app.tenant_id()) and (select app.is_reader())));
create policy owner_updates on public.support_tickets for update to authenticated
  using ((select app.is_platform_owner())) with check ((select app.is_platform_owner()));
