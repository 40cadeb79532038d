create or replace function app.queue_push(dedupe_key text, tenant_id uuid, user_id uuid, payload jsonb, expires_at timestamptz,
  send_after timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (channel, dedupe_key, tenant_id, recipient, subject, body, expires_at, send_after, state)
  select 'push', queue_push.dedupe_key || ' ' || s.id, queue_push.tenant_id, s.id::text, queue_push.payload ->> 'title',
    queue_push.payload::text, queue_push.expires_at, queue_push.send_after,
    case when app.is_company_proven(queue_push.tenant_id) then 'waiting' else 'held' end
  from public.push_subscriptions s where s.user_id = queue_push.user_id
  on conflict do nothing
$$;
revoke all on function app.queue_push(text,uuid,uuid,jsonb,timestamp with time zone,timestamp with time zone) from public;
grant execute on function app.queue_push(text,uuid,uuid,jsonb,timestamp with time zone,timestamp with time zone) to service_role;
comment on function app.queue_push(text,uuid,uuid,jsonb,timestamp with time zone,timestamp with time zone) is
  'Adds a notice for each browser of a person to the outbox, once per key. Holds it if its company is unproven.';
