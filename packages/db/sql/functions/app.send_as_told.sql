create or replace function app.send_as_told(number text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  written uuid := public.send_message(send_as_told.number, send_as_told.body);
  target public.deliveries;
  company text;
  reference text;
  told record;
begin
  select d.* into target from public.deliveries d where d.tracking_number = send_as_told.number;
  if app.speaks_as(target) <> 'dispatch' then perform app.refuse('not_allowed', 403); end if;
  select t.name, o.reference into company, reference from public.tenants t, public.orders o
  where t.id = target.tenant_id and o.tenant_id = t.id and o.id = target.order_id;
  for told in
    select distinct on (o.channel) o.channel, o.recipient from public.outbox o
    where o.tenant_id = target.tenant_id and o.delivery_id = target.id and o.channel in ('email', 'sms')
      and o.state in ('sent', 'caught') and o.emptied_at is null
    order by o.channel, o.id desc
  loop
    if told.channel = 'sms' then
      perform app.queue_text('message ' || written, target.tenant_id, told.recipient, company || ': ' || trim(send_as_told.body),
        now() + interval '1 day', null, target.id);
    else
      perform app.queue_mail('message ' || written || ' mail', target.tenant_id, told.recipient,
        -- Without words, since the message is in any language.
        company || ': ' || reference, trim(send_as_told.body),
        '<p>' || replace(replace(replace(trim(send_as_told.body), '&', '&amp;'), '<', '&lt;'), e'\n', '<br>') || '</p>',
        now() + interval '1 day');
      update public.outbox o set delivery_id = target.id where o.dedupe_key = 'message ' || written || ' mail';
    end if;
  end loop;
  return written;
end $$;
revoke all on function app.send_as_told(text, text) from public;
grant execute on function app.send_as_told(text, text) to authenticated;
comment on function app.send_as_told(text, text) is
  'Sends a message about a delivery as the company''s staff, and to the addresses that got earlier notices by mail and text message.';
