call app.protect_platform_table('public.ticket_messages');
grant select on public.ticket_messages to authenticated;
create policy parties_read on public.ticket_messages for select to authenticated
  using ((select app.is_platform_owner()) or (not is_note and exists (select from public.support_tickets t
    where t.id = ticket_id and t.tenant_id = (select app.tenant_id()) and (select app.is_reader()))));
