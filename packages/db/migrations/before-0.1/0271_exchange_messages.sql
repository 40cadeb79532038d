-- Recipients and the company write to each other about a delivery. Drivers take part while the parcel is on their route.

create table public.messages (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  author text not null check (author in ('recipient', 'dispatch', 'driver')),
  user_id uuid references auth.users (id) on delete set null,
  channel text not null default 'app' check (channel in ('app', 'text')),
  body text not null check (length(trim(body)) between 1 and 1000),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references public.deliveries (tenant_id, id) on delete cascade
);
create index messages_by_delivery on public.messages (tenant_id, delivery_id, id);
create index messages_unread on public.messages (tenant_id, id) where read_at is null;
comment on table public.messages is 'What a recipient and the company wrote to each other about one delivery. Written by public.send_message alone.';
comment on column public.messages.read_at is 'When the other side saw it.';
call app.protect_tenant_table('public.messages', false);
create policy claimed_read on public.messages for select to authenticated
  using (exists (select 1 from public.delivery_claims c where c.tenant_id = messages.tenant_id
    and c.delivery_id = messages.delivery_id and c.user_id = (select app.user_id())));
create policy driver_reads on public.messages for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id())
    and exists (select 1 from public.deliveries d where d.tenant_id = messages.tenant_id and d.id = messages.delivery_id));
alter publication supabase_realtime add table public.messages;

-- As whom somebody speaks about a delivery; null for a stranger.
create function app.speaks_as(target public.deliveries) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when target.tenant_id = app.tenant_id() and app.is_staff() then 'dispatch'
    when app.member_role() = 'driver' and app.drives_order(target.tenant_id, target.order_id) then 'driver'
    when exists (select from public.delivery_claims c where c.tenant_id = target.tenant_id and c.delivery_id = target.id
      and c.user_id = app.user_id()) then 'recipient' end
$$;
revoke execute on function app.speaks_as(public.deliveries) from public, anon, authenticated;

create function app.add_message(target public.deliveries, author text, writer uuid, channel text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  written uuid;
  reference text;
  company text;
  phone text;
begin
  insert into public.messages (tenant_id, delivery_id, author, user_id, channel, body)
  values (target.tenant_id, target.id, add_message.author, writer, add_message.channel, trim(add_message.body)) returning id into written;
  select o.reference, t.name into reference, company from public.orders o join public.tenants t on t.id = o.tenant_id
  where o.tenant_id = target.tenant_id and o.id = target.order_id;
  if add_message.author = 'recipient' then
    insert into public.notifications (tenant_id, user_id, type, title, message, link)
    select target.tenant_id, m.user_id, 'message', 'Message about ' || reference, left(trim(add_message.body), 200),
      '/tenant/messages?order=' || target.order_id
    from public.memberships m where m.tenant_id = target.tenant_id and m.status = 'active' and m.role in ('admin', 'dispatcher');
    return written;
  end if;
  insert into public.notifications (tenant_id, user_id, type, title, message, link)
  select target.tenant_id, c.user_id, 'message', 'Message from ' || case add_message.author when 'driver' then 'your driver' else company end,
    left(trim(add_message.body), 200), '/customer/track/' || target.tracking_number || '#messages'
  from public.delivery_claims c where c.tenant_id = target.tenant_id and c.delivery_id = target.id;
  -- Whoever wrote by text is answered by text.
  select x.recipient into phone from public.messages m
  join public.outbox x on x.tenant_id = m.tenant_id and x.delivery_id = m.delivery_id and x.channel = 'sms'
  where m.tenant_id = target.tenant_id and m.delivery_id = target.id and m.author = 'recipient' and m.channel = 'text'
  order by m.id desc, x.id desc limit 1;
  if phone is not null then
    perform app.queue_text('message ' || written, target.tenant_id, phone, company || ': ' || trim(add_message.body),
      now() + interval '1 day', null, target.id);
  end if;
  return written;
end $$;
revoke execute on function app.add_message(public.deliveries, text, uuid, text, text) from public, anon, authenticated;
grant execute on function app.add_message(public.deliveries, text, uuid, text, text) to service_role;

create function public.send_message(number text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  target public.deliveries;
  speaker text;
begin
  if app.user_id() is null then perform app.refuse('not_signed_in', 401); end if;
  select d.* into target from public.deliveries d where d.tracking_number = send_message.number;
  if found then speaker := app.speaks_as(target); end if;
  if speaker is null then perform app.refuse('delivery_not_found', 404); end if;
  if length(trim(coalesce(send_message.body, ''))) not between 1 and 1000 then perform app.refuse('message_length', 422); end if;
  if speaker = 'recipient' then
    if not coalesce((select (t.settings -> 'notices' ->> 'takesMessages')::boolean from public.tenants t where t.id = target.tenant_id), true) then
      perform app.refuse('messages_closed', 409);
    end if;
    if (select count(*) from public.messages m where m.tenant_id = target.tenant_id and m.delivery_id = target.id
      and m.author = 'recipient' and m.created_at > now() - interval '1 hour') >= 20 then
      perform app.refuse('too_many_messages', 429);
    end if;
  end if;
  return app.add_message(target, speaker, app.user_id(), 'app', send_message.body);
end $$;
comment on function public.send_message(text, text) is 'Writes about a delivery: as its recipient, its driver, or its company''s staff, whichever the caller is.';

create function public.read_messages(number text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  target public.deliveries;
  speaker text;
begin
  select d.* into target from public.deliveries d where d.tracking_number = read_messages.number;
  if found then speaker := app.speaks_as(target); end if;
  if speaker is null then perform app.refuse('delivery_not_found', 404); end if;
  update public.messages m set read_at = now()
  where m.tenant_id = target.tenant_id and m.delivery_id = target.id and m.read_at is null
    and (m.author = 'recipient') = (speaker <> 'recipient');
end $$;
comment on function public.read_messages(text) is 'Notes that the caller''s side has seen what the other side wrote.';
revoke execute on function public.send_message(text, text), public.read_messages(text) from public, anon;
grant execute on function public.send_message(text, text), public.read_messages(text) to authenticated;

-- Which delivery an answer by text is about: the one last told of to that number.
create index outbox_texts on public.outbox (recipient, id desc) where channel = 'sms';
