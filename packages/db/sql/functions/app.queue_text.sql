create or replace function app.queue_text(dedupe_key text, tenant_id uuid, phone text, body text, expires_at timestamptz,
  send_after timestamptz, delivery_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (channel, dedupe_key, tenant_id, recipient, body, expires_at, send_after, delivery_id, state)
  select 'sms', queue_text.dedupe_key, queue_text.tenant_id, queue_text.phone, queue_text.body, queue_text.expires_at,
    queue_text.send_after, queue_text.delivery_id,
    case when app.is_company_proven(queue_text.tenant_id) then 'waiting' else 'held' end
  where not exists (select from app.text_opt_outs o where o.phone = queue_text.phone)
  on conflict do nothing
$$;
revoke all on function app.queue_text(text,uuid,text,text,timestamp with time zone,timestamp with time zone,uuid) from public;
grant execute on function app.queue_text(text,uuid,text,text,timestamp with time zone,timestamp with time zone,uuid) to service_role;
comment on function app.queue_text(text,uuid,text,text,timestamp with time zone,timestamp with time zone,uuid) is
  'Adds a text message to the outbox, once per key. Holds it if its company is unproven; skips numbers that replied STOP.';
