create or replace function app.erase_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
  address text;
begin
  perform app.refuse_obstacles('account', null, array[person]);
  select lower(u.email) into address from auth.users u where u.id = person;
  for company in select m.tenant_id from public.memberships m where m.user_id = person loop
    perform app.erase_member(company, person);
  end loop;
  delete from public.invitations i where lower(i.email) = address;
  delete from public.directory_members d where d.address = lower((select u.email from auth.users u where u.id = person));
  delete from public.contact_messages m where lower(m.email) = address;
  delete from public.support_tickets t where t.tenant_id is null and (t.created_by = person or lower(t.requester_email) = address);
  update public.outbox m set emptied_at = now(), recipient = 'removed', subject = null, html = null, error = null, body = 'erased',
      dedupe_key = 'erased ' || m.id, attachment = null, attachment_name = null, dismissed_at = coalesce(m.dismissed_at, now()),
      state = case when m.state in ('waiting', 'held') then 'failed' else m.state end
    where lower(m.recipient) = address and (m.tenant_id is null or m.channel <> 'sms');
  delete from public.messages m where m.user_id = person and m.author = 'recipient';
  update public.driver_events e set lat = null, lng = null, note = null where e.user_id = person;
  delete from app.idempotency_keys k where k.scope like person || ' %';
  delete from auth.audit_log_entries e where e.payload::text like '%' || person || '%';
  delete from auth.rate_limits l where address is not null and l.key ilike '%' || address || '%' or l.key like '%' || person || '%';
  delete from auth.refresh_tokens t where t.user_id = person::text;
  delete from auth.users u where u.id = person;
end $$;
revoke all on function app.erase_account(uuid) from public;
grant execute on function app.erase_account(uuid) to service_role;
comment on function app.erase_account(uuid) is 'Erases an account and its rows in every company. Throws person_in_use.';
