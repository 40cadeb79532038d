-- What recipients are told: each event of a delivery makes one notice due, in the transaction of the event itself.

create table app.delivery_notices (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  kind text not null check (kind in ('order_confirmed', 'out_for_delivery', 'driver_near', 'running_late', 'driver_arrived',
    'delivered', 'delivery_failed', 'feedback_asked')),
  attempt int not null default 0 check (attempt >= 0),
  at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  written_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, delivery_id, kind, attempt),
  foreign key (tenant_id, delivery_id) references public.deliveries (tenant_id, id) on delete cascade
);
create index delivery_notices_due on app.delivery_notices (due_at) where written_at is null;
comment on table app.delivery_notices is 'What a recipient is to be told of a delivery, once an attempt: written when mail, text and in-app notice are.';
comment on column app.delivery_notices.attempt is 'How often the delivery had failed before: a second attempt is told anew.';
call app.protect_platform_table('app.delivery_notices');

create function app.make_notice_due(company uuid, delivery uuid, kind text, due_at timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.delivery_notices (tenant_id, delivery_id, kind, attempt, due_at)
  values (company, delivery, make_notice_due.kind, (select count(*) from public.delivery_events e
    where e.tenant_id = company and e.delivery_id = delivery and e.status = 'failed'), make_notice_due.due_at)
  on conflict do nothing;
  if found and make_notice_due.due_at <= now() then perform pg_notify('delivery_notices', '{}'); end if;
end $$;
revoke execute on function app.make_notice_due(uuid, uuid, text, timestamptz) from public, anon, authenticated;

create function app.notice_delivery_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    if new.status in ('in_transit', 'out_for_delivery') then
      perform app.make_notice_due(new.tenant_id, new.id, 'out_for_delivery');
    elsif new.status = 'delivered' then
      perform app.make_notice_due(new.tenant_id, new.id, 'delivered');
      perform app.make_notice_due(new.tenant_id, new.id, 'feedback_asked', now() + interval '2 hours');
    elsif new.status = 'failed' then
      perform app.make_notice_due(new.tenant_id, new.id, 'delivery_failed');
    end if;
  end if;
  if new.driver_near_at is not null and old.driver_near_at is null then
    perform app.make_notice_due(new.tenant_id, new.id, 'driver_near');
  end if;
  if new.eta_from > new.promised_to and not coalesce(old.eta_from > old.promised_to, false) then
    perform app.make_notice_due(new.tenant_id, new.id, 'running_late');
  end if;
  return null;
end $$;
-- After `record_move` (alphabetical order), so that a failure counts among its own attempts.
create trigger tell_recipient after update of status, driver_near_at, eta_from on public.deliveries
  for each row execute function app.notice_delivery_change();

create function app.notice_arrival() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.make_notice_due(new.tenant_id, new.delivery_id, 'driver_arrived');
  return null;
end $$;
create trigger tell_recipient after update of status on public.stops for each row
  when (new.status = 'arrived' and old.status = 'pending') execute function app.notice_arrival();

-- A dispatch makes a thousand stops at once.
create function app.notice_dispatch() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.delivery_notices (tenant_id, delivery_id, kind)
  select s.tenant_id, s.delivery_id, 'order_confirmed' from dispatched s on conflict do nothing;
  if found then perform pg_notify('delivery_notices', '{}'); end if;
  return null;
end $$;
create trigger confirm_orders after insert on public.stops referencing new table as dispatched
  for each statement execute function app.notice_dispatch();

-- A parcel that comes out again comes near again.
create function app.forget_driver_near() returns trigger language plpgsql set search_path = '' as $$
begin
  new.driver_near_at := null;
  return new;
end $$;
create trigger forget_driver_near before update of status on public.deliveries for each row
  when (new.status = 'failed' and old.status <> 'failed') execute function app.forget_driver_near();

insert into app.delivery_notices (tenant_id, delivery_id, kind, at)
select tenant_id, id, 'driver_near', now() from public.deliveries where driver_near_at is not null and near_told_at is null;
drop index public.deliveries_to_tell;
alter table public.deliveries drop column near_told_at;

-- Choices are kept under the names of the notices.
update public.profiles p set notification_choices = (
  select jsonb_object_agg(case c.key when 'on_van' then 'out_for_delivery' when 'near' then 'driver_near'
    when 'late' then 'running_late' when 'feedback' then 'feedback_asked' else c.key end, c.value)
  from jsonb_each(p.notification_choices) c)
where p.notification_choices <> '{}';

-- Texts leave by the same outbox as mails.
alter table public.outbox
  add column delivery_id uuid,
  add column provider_id text unique,
  add column dismissed_at timestamptz;
create index outbox_undelivered on public.outbox (tenant_id, created_at desc) where state = 'failed' and delivery_id is not null;
comment on column public.outbox.delivery_id is 'The delivery it tells of; its company sees there what could not be sent.';
comment on column public.outbox.provider_id is 'What the provider of texts calls it: replies about it name this.';
comment on column public.outbox.dismissed_at is 'A dispatcher has seen that it could not be sent.';

create table app.text_opt_outs (
  phone text primary key check (phone ~ '^\+?[0-9]{6,20}$'),
  created_at timestamptz not null default now()
);
comment on table app.text_opt_outs is 'Numbers that answered STOP: no text goes there until they say START.';
call app.protect_platform_table('app.text_opt_outs');

create table app.text_callbacks (
  key text primary key,
  received_at timestamptz not null default now()
);
comment on table app.text_callbacks is 'Calls of the provider of texts that were taken: each counts once.';
call app.protect_platform_table('app.text_callbacks');

create function app.queue_text(dedupe_key text, tenant_id uuid, phone text, body text, expires_at timestamptz,
  send_after timestamptz, delivery_id uuid) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (channel, dedupe_key, tenant_id, recipient, body, expires_at, send_after, delivery_id, state)
  select 'sms', queue_text.dedupe_key, queue_text.tenant_id, queue_text.phone, queue_text.body, queue_text.expires_at,
    queue_text.send_after, queue_text.delivery_id,
    case when app.is_company_proven(queue_text.tenant_id) then 'waiting' else 'held' end
  where not exists (select from app.text_opt_outs o where o.phone = queue_text.phone)
  on conflict do nothing
$$;
comment on function app.queue_text(text, uuid, text, text, timestamptz, timestamptz, uuid) is
  'Puts a text into the outbox, once for each key; held where its company is not proven, left out where the number said STOP.';
revoke all on function app.queue_text(text, uuid, text, text, timestamptz, timestamptz, uuid) from public;
grant execute on function app.queue_text(text, uuid, text, text, timestamptz, timestamptz, uuid) to service_role;
