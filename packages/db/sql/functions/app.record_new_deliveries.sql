create or replace function app.record_new_deliveries() returns trigger
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
comment on function app.record_new_deliveries() is 'Writes the first event of new deliveries.';
