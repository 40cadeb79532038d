-- Web push: the browsers that somebody wants to be told by, the keys that we sign with, and a third way out of the outbox.

create table public.push_subscriptions (
  id uuid primary key default app.uuid_v7(),
  user_id uuid not null references auth.users (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) between 12 and 2000 and endpoint ~ '^https?://'),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{86,88}={0,2}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}={0,2}$'),
  device text not null check (length(device) between 1 and 80),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index push_subscriptions_by_user on public.push_subscriptions (user_id, created_at);
comment on table public.push_subscriptions is
  'Browsers that are told by web push, each of one person. One that is gone is removed when the next notice finds nobody there.';
call app.protect_platform_table('public.push_subscriptions');
grant select, delete on public.push_subscriptions to authenticated;
create policy own_read on public.push_subscriptions for select to authenticated using (user_id = (select app.user_id()));
create policy own_delete on public.push_subscriptions for delete to authenticated using (user_id = (select app.user_id()));

alter table public.outbox
  drop constraint outbox_channel_check,
  add constraint outbox_channel_check check (channel in ('email', 'sms', 'push'));
comment on column public.outbox.recipient is 'An address, a number, or the id of a browser''s subscription.';

create function app.queue_push(dedupe_key text, tenant_id uuid, user_id uuid, payload jsonb, expires_at timestamptz,
  send_after timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (channel, dedupe_key, tenant_id, recipient, subject, body, expires_at, send_after, state)
  select 'push', queue_push.dedupe_key || ' ' || s.id, queue_push.tenant_id, s.id::text, queue_push.payload ->> 'title',
    queue_push.payload::text, queue_push.expires_at, queue_push.send_after,
    case when app.is_company_proven(queue_push.tenant_id) then 'waiting' else 'held' end
  from public.push_subscriptions s where s.user_id = queue_push.user_id
  on conflict do nothing
$$;
comment on function app.queue_push(text, uuid, uuid, jsonb, timestamptz, timestamptz) is
  'Puts a notice for each browser of a person into the outbox, once for each key; held where its company is not proven.';
revoke all on function app.queue_push(text, uuid, uuid, jsonb, timestamptz, timestamptz) from public;
grant execute on function app.queue_push(text, uuid, uuid, jsonb, timestamptz, timestamptz) to service_role;
