-- A statement trigger, because a dispatch inserts up to a thousand stops at once.
create or replace function app.notice_dispatch() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.delivery_notices (tenant_id, delivery_id, kind)
  select s.tenant_id, s.delivery_id, 'order_confirmed' from dispatched s on conflict do nothing;
  if found then perform pg_notify('delivery_notices', '{}'); end if;
  return null;
end $$;
