create or replace function app.withdraw_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  notice record;
begin
  -- Keeps the notices if the order moves to another route in the same change.
  if exists (
    select from public.stops s join public.routes r on r.tenant_id = s.tenant_id and r.id = s.route_id
    where s.tenant_id = new.tenant_id and s.delivery_id = new.delivery_id and s.status <> 'skipped' and r.status <> 'cancelled') then
    return null;
  end if;
  for notice in
    select n.id, n.kind || ' ' || n.attempt || ' ' as key from app.delivery_notices n
    where n.tenant_id = new.tenant_id and n.delivery_id = new.delivery_id
      and n.kind in ('order_confirmed', 'out_for_delivery', 'driver_near', 'running_late', 'driver_arrived')
  loop
    -- Frees the key, so that a new dispatch can send the notice again.
    update public.outbox o set state = 'expired', error = 'The order was taken off its route before this was sent.',
      dedupe_key = o.dedupe_key || ' withdrawn ' || o.id
    where o.tenant_id = new.tenant_id and o.state in ('waiting', 'held')
      and (o.delivery_id = new.delivery_id or o.channel = 'push')
      and (o.dedupe_key in (notice.key || 'mail ' || new.delivery_id, notice.key || 'text ' || new.delivery_id)
        or starts_with(o.dedupe_key, notice.key || 'push ' || new.delivery_id));
    -- Forgets notices that were not sent, so that they can be sent again.
    delete from app.delivery_notices n
    where n.tenant_id = new.tenant_id and n.id = notice.id and not exists (
      select from public.outbox o where o.tenant_id = new.tenant_id and o.state in ('sent', 'caught', 'failed')
        and o.delivery_id = new.delivery_id and starts_with(o.dedupe_key, notice.key));
  end loop;
  return null;
end $$;
comment on function app.withdraw_notices() is
  'Cancels unsent mails, text messages and pushes about an order that no longer has a route.';
