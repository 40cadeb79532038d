create or replace function public.read_messages(number text) returns void
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
revoke all on function public.read_messages(text) from public;
grant execute on function public.read_messages(text) to authenticated;
comment on function public.read_messages(text) is 'Marks the other side''s messages as read by the caller''s side.';
