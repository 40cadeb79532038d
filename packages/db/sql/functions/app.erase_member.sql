create or replace function app.erase_member(company uuid, member uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.refuse_obstacles('member', company, array[member]);
  delete from public.notifications n where n.tenant_id = company and n.user_id = member;
  delete from public.saved_views v where v.tenant_id = company and v.user_id = member;
  -- Reports that colleagues share stay with the company.
  delete from public.saved_reports r where r.tenant_id = company and r.user_id = member and not r.is_shared;
  update public.saved_reports r set user_id = null where r.tenant_id = company and r.user_id = member;
  delete from public.invitations i where i.tenant_id = company
    and lower(i.email) = (select lower(u.email) from auth.users u where u.id = member);
  delete from public.directory_members d where d.tenant_id = company
    and d.address = (select lower(u.email) from auth.users u where u.id = member);
  update public.messages m set user_id = null where m.tenant_id = company and m.user_id = member and m.author <> 'recipient';
  update public.ticket_messages m set author_name = 'Erased person', author_id = null
    from public.support_tickets t where t.id = m.ticket_id and t.tenant_id = company and m.author_id = member;
  update public.support_tickets t set requester_name = null, requester_email = null
    where t.tenant_id = company and t.created_by = member;
  delete from public.memberships m where m.tenant_id = company and m.user_id = member;
end $$;
revoke all on function app.erase_member(uuid,uuid) from public;
grant execute on function app.erase_member(uuid,uuid) to service_role;
comment on function app.erase_member(uuid,uuid) is
  'Erases what an account did and owned in one company. The account itself remains.';
