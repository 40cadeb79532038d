-- Refuses a slot that the company cannot offer.
create or replace function public.save_delivery_preferences(number text, day date, slot text, place text default null,
  instructions text default null, contact text default 'none', phone text default null) returns text
language plpgsql security definer set search_path = '' as $$
declare
  delivery public.deliveries := app.claim(number);
  asked_order public.orders;
  zone text;
  today date;
  hours record;
  wish text;
  is_moved boolean;
begin
  select t.time_zone into zone from public.tenants t where t.id = delivery.tenant_id;
  today := (now() at time zone zone)::date;
  if delivery.status in ('delivered', 'returned', 'cancelled') then perform app.refuse('delivery_is_over', 409); end if;
  if day is null or day < today or day > today + 30 then perform app.refuse('day_not_offered', 422, day::text); end if;
  select h.starts, h.ends into hours from app.slot_hours(slot) h;
  if hours.starts is null then perform app.refuse('slot_not_offered', 422, slot); end if;
  if contact in ('text', 'call') and coalesce(trim(phone), '') !~ '^\+?[0-9 ().-]{6,25}$' then
    perform app.refuse('phone_needed', 422);
  end if;

  -- The lock orders a dispatch and a change: the second one sees the result of the first.
  select o.* into asked_order from public.orders o
  where o.tenant_id = delivery.tenant_id and o.id = delivery.order_id for update;
  is_moved := asked_order.status in ('open', 'failed') and (asked_order.date, asked_order.window_start, asked_order.window_end)
    is distinct from (day, (day + hours.starts) at time zone zone, (day + hours.ends) at time zone zone);
  if asked_order.status not in ('open', 'failed') and day <> asked_order.date then
    perform app.refuse('delivery_on_the_van', 409, asked_order.date::text);
  end if;

  if is_moved and not exists (select from app.kept_slots(delivery, day) k where k.slot = save_delivery_preferences.slot) then
    perform app.refuse('slot_full', 409, day::text || ' ' || slot);
  end if;

  insert into public.delivery_preferences as p (tenant_id, delivery_id, user_id, date, time_slot, place, instructions, contact, phone)
  values (delivery.tenant_id, delivery.id, app.user_id(), day, slot, save_delivery_preferences.place,
    nullif(trim(save_delivery_preferences.instructions), ''), save_delivery_preferences.contact,
    case when save_delivery_preferences.contact in ('text', 'call') then trim(save_delivery_preferences.phone) end)
  on conflict (tenant_id, delivery_id) do update set user_id = excluded.user_id, date = excluded.date, time_slot = excluded.time_slot,
    place = excluded.place, instructions = excluded.instructions, contact = excluded.contact, phone = excluded.phone;

  -- The driver reads one text: the sender's instructions, then the recipient's request, which replaces any earlier request.
  wish := concat_ws('. ', 'leave at ' || replace(save_delivery_preferences.place, '_', ' '), nullif(trim(save_delivery_preferences.instructions), ''));
  update public.orders o set
    instructions = nullif(concat_ws(E'\n', nullif(regexp_replace(coalesce(o.instructions, ''), E'\n?Recipient asks: .*$', ''), ''),
      'Recipient asks: ' || nullif(wish, '')), ''),
    date = case when is_moved then day else o.date end,
    window_start = case when is_moved then (day + hours.starts) at time zone zone else o.window_start end,
    window_end = case when is_moved then (day + hours.ends) at time zone zone else o.window_end end
  where o.tenant_id = asked_order.tenant_id and o.id = asked_order.id;
  if not is_moved then return 'kept'; end if;

  update public.deliveries d set promised_from = (day + hours.starts) at time zone zone, promised_to = (day + hours.ends) at time zone zone,
    eta_from = null, eta_to = null, eta_reason = null
  where d.tenant_id = delivery.tenant_id and d.id = delivery.id;
  insert into public.delivery_events (tenant_id, delivery_id, status, title, at, actor_id)
  values (delivery.tenant_id, delivery.id, 'rescheduled',
    'Moved to ' || to_char(day, 'Dy FMDD Mon') || ', ' || to_char(hours.starts, 'HH24:MI') || '-' || to_char(hours.ends, 'HH24:MI'), now(), app.user_id());
  insert into public.notifications (tenant_id, user_id, type, title, message, link)
  values (delivery.tenant_id, app.user_id(), 'rescheduled',
    'Moved to ' || to_char(day, 'Dy FMDD Mon') || ', ' || to_char(hours.starts, 'HH24:MI') || '-' || to_char(hours.ends, 'HH24:MI'),
    asked_order.reference || ', as you asked', '/customer/track/' || delivery.tracking_number);
  return 'moved';
end $$;
revoke all on function public.save_delivery_preferences(text,date,text,text,text,text,text) from public;
grant execute on function public.save_delivery_preferences(text,date,text,text,text,text,text) to authenticated;
comment on function public.save_delivery_preferences(text,date,text,text,text,text,text) is
  'Stores the recipient''s choice. Returns `moved` if the day or window of the order changed, else `kept`.';
