-- What a stop caused is taken back with it: whoever takes an order off its route, by whatever call, also takes back what still
-- waits to be told to its recipient.

create function app.withdraw_notices() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  notice record;
begin
  -- The order goes to another route in the same change: what was said of it holds.
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
    -- Its key is given free, so that the same may be said when the order is dispatched again.
    update public.outbox o set state = 'expired', error = 'The order was taken off its route before this was sent.',
      dedupe_key = o.dedupe_key || ' withdrawn ' || o.id
    where o.tenant_id = new.tenant_id and o.state in ('waiting', 'held')
      and (o.delivery_id = new.delivery_id or o.channel = 'push')
      and (o.dedupe_key in (notice.key || 'mail ' || new.delivery_id, notice.key || 'text ' || new.delivery_id)
        or starts_with(o.dedupe_key, notice.key || 'push ' || new.delivery_id));
    -- What nobody was told may be told anew.
    delete from app.delivery_notices n
    where n.tenant_id = new.tenant_id and n.id = notice.id and not exists (
      select from public.outbox o where o.tenant_id = new.tenant_id and o.state in ('sent', 'caught', 'failed')
        and o.delivery_id = new.delivery_id and starts_with(o.dedupe_key, notice.key));
  end loop;
  return null;
end $$;
comment on function app.withdraw_notices() is 'Cancels the mails, texts and pushes that still wait about an order that no route brings any more.';

create trigger withdraw_notices after update on public.stops for each row
  when (new.status = 'skipped' and old.status <> 'skipped') execute function app.withdraw_notices();

create index outbox_of_delivery on public.outbox (tenant_id, delivery_id) where delivery_id is not null;
create index outbox_pushes_waiting on public.outbox (tenant_id) where channel = 'push' and state in ('waiting', 'held');
