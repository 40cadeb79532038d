create or replace function app.queue_mail(dedupe_key text, tenant_id uuid, recipient text, subject text, body text, html text,
  expires_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (dedupe_key, tenant_id, recipient, subject, body, html, expires_at, state)
  values (queue_mail.dedupe_key, queue_mail.tenant_id, queue_mail.recipient, queue_mail.subject, queue_mail.body, queue_mail.html,
    queue_mail.expires_at,
    case when queue_mail.tenant_id is null or app.is_company_proven(queue_mail.tenant_id)
      or app.is_member_address(queue_mail.tenant_id, queue_mail.recipient) then 'waiting' else 'held' end)
  on conflict do nothing
$$;
revoke all on function app.queue_mail(text,uuid,text,text,text,text,timestamp with time zone) from public;
grant execute on function app.queue_mail(text,uuid,text,text,text,text,timestamp with time zone) to service_role, supabase_admin;
comment on function app.queue_mail(text,uuid,text,text,text,text,timestamp with time zone) is
  'Adds a rendered mail to the outbox, once per key. Holds it if its company is unproven and the recipient is a stranger.';
