-- What a recipient may change and say: when and where to leave a parcel, how it went, and the points for saying so.
-- Written by functions alone: each is one deed with all that follows from it, and refuses with a code.

create table public.delivery_preferences (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  time_slot text not null check (time_slot in ('morning', 'afternoon', 'evening', 'anytime')),
  place text check (place in ('front_door', 'back_door', 'garage', 'reception', 'neighbor', 'secure_location')),
  instructions text check (length(instructions) <= 500),
  contact text not null default 'none' check (contact in ('text', 'call', 'email', 'none')),
  phone text check (phone ~ '^\+?[0-9 ().-]{6,25}$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, delivery_id),
  foreign key (tenant_id, delivery_id) references public.deliveries (tenant_id, id) on delete cascade,
  check ((contact in ('text', 'call')) = (phone is not null))
);
create index delivery_preferences_by_user on public.delivery_preferences (user_id);
comment on table public.delivery_preferences is 'What a recipient chose for one delivery. While its order is open, day and window are the order''s own: the planner obeys them.';
create trigger touch before update on public.delivery_preferences for each row execute function app.touch();
call app.protect_tenant_table('public.delivery_preferences', false);
create policy own_read on public.delivery_preferences for select to authenticated using (user_id = (select app.user_id()));

create table public.feedback (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  package_condition text check (package_condition in ('perfect', 'minor_damage', 'damaged')),
  delivery_speed text check (delivery_speed in ('early', 'on_time', 'late')),
  driver_rating text check (driver_rating in ('excellent', 'good', 'poor')),
  recommends text check (recommends in ('yes', 'maybe', 'no')),
  comments text check (length(comments) <= 2000),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, delivery_id, user_id),
  foreign key (tenant_id, delivery_id) references public.deliveries (tenant_id, id) on delete cascade
);
create index feedback_by_user on public.feedback (user_id);
comment on table public.feedback is 'How a delivery went, in the recipient''s words. Once a delivery and person.';
call app.protect_tenant_table('public.feedback', false);
create policy own_read on public.feedback for select to authenticated using (user_id = (select app.user_id()));

create table public.loyalty_points (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  user_id uuid not null references auth.users (id) on delete cascade,
  points int not null check (points <> 0),
  reason text not null,
  feedback_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, feedback_id) references public.feedback (tenant_id, id) on delete cascade
);
create unique index loyalty_points_once on public.loyalty_points (tenant_id, feedback_id) where feedback_id is not null;
create index loyalty_points_by_user on public.loyalty_points (user_id, created_at desc);
comment on table public.loyalty_points is 'A ledger: the points of a person are the sum of their rows.';
call app.protect_tenant_table('public.loyalty_points', false);
create policy own_read on public.loyalty_points for select to authenticated using (user_id = (select app.user_id()));

-- Whoever is signed in and has the number may see the delivery, as on the public page, and keep it in the own list.
create function app.claim(number text) returns public.deliveries
language plpgsql security definer set search_path = '' as $$
declare found_delivery public.deliveries;
begin
  if app.user_id() is null then perform app.refuse('not_signed_in', 401); end if;
  select d.* into found_delivery from public.deliveries d where d.tracking_number = claim.number;
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  insert into public.delivery_claims (tenant_id, delivery_id, user_id)
  values (found_delivery.tenant_id, found_delivery.id, app.user_id()) on conflict do nothing;
  return found_delivery;
end $$;

create function public.claim_delivery(number text) returns uuid
language sql security definer set search_path = '' as $$ select (app.claim(number)).id $$;
comment on function public.claim_delivery(text) is 'Puts the delivery with this tracking number into the caller''s list.';

-- Local clock of a slot (contracts: TIME_SLOTS); the evening is not offered.
create function app.slot_hours(slot text, out starts time, out ends time) language sql immutable set search_path = '' as $$
  select starts, ends from (values ('morning', time '08:00', time '12:00'), ('afternoon', '12:00', '16:00'),
    ('anytime', '08:00', '20:00')) s (name, starts, ends) where s.name = slot
$$;

create function public.save_delivery_preferences(number text, day date, slot text, place text default null,
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
comment on function public.save_delivery_preferences(text, date, text, text, text, text, text) is
  'Keeps what the recipient chose; `moved` when day or window of the order changed, else `kept`.';

create function public.give_feedback(number text, rating int, package_condition text default null, delivery_speed text default null,
  driver_rating text default null, recommends text default null, comments text default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  delivery public.deliveries := app.claim(number);
  written uuid;
  reference text;
  -- Contracts: FEEDBACK_POINTS.
  earned constant int := 50;
begin
  if delivery.status <> 'delivered' then perform app.refuse('not_delivered_yet', 409); end if;
  insert into public.feedback (tenant_id, delivery_id, user_id, rating, package_condition, delivery_speed, driver_rating, recommends, comments)
  values (delivery.tenant_id, delivery.id, app.user_id(), give_feedback.rating, give_feedback.package_condition, give_feedback.delivery_speed,
    give_feedback.driver_rating, give_feedback.recommends, nullif(trim(give_feedback.comments), ''))
  on conflict (tenant_id, delivery_id, user_id) do nothing returning id into written;
  if written is null then perform app.refuse('feedback_given', 409); end if;
  select o.reference into reference from public.orders o where o.tenant_id = delivery.tenant_id and o.id = delivery.order_id;
  insert into public.loyalty_points (tenant_id, user_id, points, reason, feedback_id)
  values (delivery.tenant_id, app.user_id(), earned, 'Feedback, ' || reference, written);
  insert into public.notifications (tenant_id, user_id, type, title, message, link)
  values (delivery.tenant_id, app.user_id(), 'points', earned || ' loyalty points booked', 'For your feedback on ' || reference, '/customer/profile');
  return (select sum(l.points) from public.loyalty_points l where l.user_id = app.user_id());
end $$;
comment on function public.give_feedback(text, int, text, text, text, text, text) is 'Writes feedback and books its points; answers the points one has now.';

revoke execute on function app.claim(text) from public, anon, authenticated;
revoke execute on function public.claim_delivery(text), public.save_delivery_preferences(text, date, text, text, text, text, text),
  public.give_feedback(text, int, text, text, text, text, text) from public, anon;
grant execute on function public.claim_delivery(text), public.save_delivery_preferences(text, date, text, text, text, text, text),
  public.give_feedback(text, int, text, text, text, text, text) to authenticated;
