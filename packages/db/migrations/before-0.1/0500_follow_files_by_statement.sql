-- A file brings twenty thousand orders in statements of a thousand rows. What must hold for each of them is asked once a statement:
-- asked row by row, it took more than half of the time that the database needed for a file.

-- May the company work?
create function app.require_subscriptions() returns trigger language plpgsql set search_path = '' as $$
declare
  company uuid;
  reason text;
begin
  -- A loop: in a `where` the planner would ask of each row again.
  for company in select distinct a.tenant_id from added a loop
    reason := app.why_not_work(company);
    if reason is not null then perform app.refuse(reason, 403); end if;
  end loop;
  return null;
end $$;
comment on function app.require_subscriptions() is 'As require_subscription, once for all rows of a statement.';
drop trigger require_subscription on public.orders;
create trigger require_subscription after insert on public.orders referencing new table as added
  for each statement execute function app.require_subscriptions();

-- The first line of each timeline. A change of state stays a matter of its row.
create function app.delivery_event_title(status text) returns text language sql immutable set search_path = '' as $$
  select case status when 'pending' then 'Ordered' when 'picked_up' then 'Picked up'
    when 'in_transit' then 'In transit' when 'out_for_delivery' then 'Out for delivery' when 'delivered' then 'Delivered'
    when 'failed' then 'Delivery failed' when 'returned' then 'Returned to sender' else 'Cancelled' end
$$;
comment on function app.delivery_event_title(text) is 'What the timeline says of a state that was given no note.';

create function app.record_new_deliveries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare person uuid := app.user_id();
begin
  insert into public.delivery_events (tenant_id, delivery_id, status, title, at, lat, lng, location_text, actor_id)
  select a.tenant_id, a.id, a.status, coalesce(a.status_note, t.title),
    a.status_at, a.location_lat, a.location_lng, a.location_text, person
  from added a
  join (select d.status, app.delivery_event_title(d.status) as title from (select distinct n.status from added n) d) t
    on t.status = a.status;
  return null;
end $$;
comment on function app.record_new_deliveries() is 'Begins the timelines of the deliveries that a statement makes.';
create or replace function app.record_delivery_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.delivery_events (tenant_id, delivery_id, status, title, at, lat, lng, location_text, actor_id)
  values (new.tenant_id, new.id, new.status, coalesce(new.status_note, app.delivery_event_title(new.status)),
    new.status_at, new.location_lat, new.location_lng, new.location_text, app.user_id());
  return null;
end $$;
drop trigger record_move on public.deliveries;
create trigger record_move after update on public.deliveries for each row
  when (new.status is distinct from old.status) execute function app.record_delivery_move();
create trigger record_new after insert on public.deliveries referencing new table as added
  for each statement execute function app.record_new_deliveries();

-- What recipients always wish. Most companies have no such wish: then nothing is looked up.
create or replace function app.wish_as_ordered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.standing_wishes w where w.tenant_id in (select a.tenant_id from added a)) then
    return null;
  end if;
  perform app.apply_standing_wish(d, u.id)
  from added a
  join public.deliveries d on d.tenant_id = a.tenant_id and d.id = a.id
  join public.orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
  join public.standing_wishes w on w.tenant_id = o.tenant_id and w.address_id = o.address_id
  join public.recipients r on r.tenant_id = o.tenant_id and r.id = o.recipient_id
  join auth.users u on u.id = w.user_id and u.email_confirmed_at is not null and lower(u.email) = lower(r.email);
  return null;
end $$;
drop trigger wish on public.deliveries;
create trigger wish after insert on public.deliveries referencing new table as added
  for each statement execute function app.wish_as_ordered();
