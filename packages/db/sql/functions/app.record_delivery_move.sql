-- Records every change of state as an event in the same transaction. Security definer, because callers may change states but not
-- write events.
create or replace function app.record_delivery_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.delivery_events (tenant_id, delivery_id, status, title, at, lat, lng, location_text, actor_id)
  values (new.tenant_id, new.id, new.status, coalesce(new.status_note, app.delivery_event_title(new.status)),
    new.status_at, new.location_lat, new.location_lng, new.location_text, app.user_id());
  return null;
end $$;
