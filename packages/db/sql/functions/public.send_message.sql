create or replace function public.send_message(number text, body text) returns uuid
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
revoke all on function public.send_message(text,text) from public;
grant execute on function public.send_message(text,text) to authenticated;
comment on function public.send_message(text,text) is
  'Sends a message about a delivery as its recipient, its driver or staff of its company, depending on the caller.';
