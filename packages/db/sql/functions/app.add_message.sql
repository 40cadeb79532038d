create or replace function app.add_message(target public.deliveries, author text, writer uuid, channel text, body text) returns uuid
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
  -- A recipient who wrote by text message gets the reply by text message.
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
revoke all on function app.add_message(deliveries,text,uuid,text,text) from public;
grant execute on function app.add_message(deliveries,text,uuid,text,text) to service_role;
