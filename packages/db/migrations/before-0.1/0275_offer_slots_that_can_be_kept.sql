-- A recipient is offered what the fleet can keep: somebody drives then, and there is room on a van.

create function app.kept_slots(target public.deliveries, day date) returns table (slot text)
language sql stable security definer set search_path = '' as $$
  with asked as (
    select o.id, o.packages, o.weight_grams from public.orders o where o.tenant_id = target.tenant_id and o.id = target.order_id),
  -- Vans of that day with their hours; a company that keeps no vans here promises by itself.
  vans as (
    select v.capacity_packages, v.capacity_grams, app.shift_of(v, d, day) as shift
    from public.vehicles v left join public.drivers d on d.tenant_id = v.tenant_id and d.id = v.driver_id
    where v.tenant_id = target.tenant_id and v.status = 'active'),
  loaded as (
    select coalesce(sum(o.packages), 0) as packages, coalesce(sum(o.weight_grams), 0) as grams from public.orders o, asked
    where o.tenant_id = target.tenant_id and o.date = day and o.status in ('open', 'dispatched') and o.id <> asked.id),
  room as (
    select coalesce(sum(v.capacity_packages), 0) >= l.packages + a.packages
      and coalesce(sum(v.capacity_grams), 0) >= l.grams + a.weight_grams as is_there
    from asked a cross join loaded l left join vans v on v.shift is not null group by a.packages, a.weight_grams, l.packages, l.grams)
  select s.slot from unnest(array['morning', 'afternoon', 'anytime']) as s (slot), lateral app.slot_hours(s.slot) h
  where not exists (select from vans)
    -- An hour of a shift within the slot: less is no promise.
    or ((select is_there from room) and exists (select from vans v
      where least(v.shift[2], h.ends) - greatest(v.shift[1], h.starts) >= interval '1 hour'))
$$;
comment on function app.kept_slots(public.deliveries, date) is 'Slots of a day in which a van drives and has room for this parcel beside what is ordered.';
revoke execute on function app.kept_slots(public.deliveries, date) from public, anon, authenticated;

create function public.offered_slots(number text) returns table (day date, slots text[])
language plpgsql stable security definer set search_path = '' as $$
declare
  target public.deliveries;
  today date;
begin
  select d.* into target from public.deliveries d join public.delivery_claims c
    on c.tenant_id = d.tenant_id and c.delivery_id = d.id and c.user_id = app.user_id()
  where d.tracking_number = offered_slots.number;
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  select (now() at time zone t.time_zone)::date into today from public.tenants t where t.id = target.tenant_id;
  -- Contracts: SCHEDULING_WINDOW_DAYS.
  return query select today + i, array(select k.slot from app.kept_slots(target, today + i) k) from generate_series(0, 30) i;
end $$;
comment on function public.offered_slots(text) is 'For a claimed delivery: each day ahead with the slots that can be kept.';
revoke execute on function public.offered_slots(text) from public, anon;
grant execute on function public.offered_slots(text) to authenticated;

-- As before, and refuses a slot that cannot be kept.
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

  -- The lock keeps dispatch and a change from crossing: whoever comes second sees what the first did.
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

  -- The driver reads one text: the sender's, then what the recipient asks, which replaces what was asked before.
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
