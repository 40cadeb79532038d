-- What happens at the door, in the driver's words: an append-only event each, its proof, and what an order demands of it.

-- What an order asks for at the door. A test compares the words with packages/contracts/src/orders/fields.ts.
alter table public.orders
  add column proof text not null default 'company' check (proof in
    ('company', 'none', 'photo', 'signature', 'photo_and_signature', 'name', 'pin', 'barcode', 'age_check')),
  add column cash_minor int not null default 0 check (cash_minor between 0 and 10000000);
comment on column public.orders.proof is 'Proof that this order demands; `company`: what the company''s settings demand.';
comment on column public.orders.cash_minor is 'Cash to collect at the door, in minor units of the company''s currency.';

-- A new column counts as part of the plan until it is named here: forgetting one makes plans cautious, not wrong.
create or replace function app.count_order_version() returns trigger language plpgsql set search_path = '' as $$
declare
  unplanned constant text[] := array['reference', 'instructions', 'custom', 'recipient_id', 'import_id', 'status',
    'version', 'created_at', 'updated_at', 'proof', 'cash_minor'];
begin
  new.updated_at := now();
  if (to_jsonb(new) - unplanned, new.status = 'cancelled') is distinct from (to_jsonb(old) - unplanned, old.status = 'cancelled') then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create table public.driver_events (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null,
  route_id uuid not null,
  driver_id uuid not null,
  user_id uuid references auth.users (id) on delete set null,
  order_id uuid,
  stop_id uuid,
  kind text not null check (kind in ('shift_started', 'arrived', 'delivered', 'partly_delivered', 'failed', 'returned',
    'break_started', 'break_ended', 'shift_ended', 'note')),
  happened_at timestamptz not null,
  device_at timestamptz not null,
  sent_at timestamptz not null,
  received_at timestamptz not null default now(),
  lat double precision check (lat between -90 and 90),
  lng double precision check (lng between -180 and 180),
  reason text check (length(reason) between 1 and 200),
  note text check (length(note) <= 2000),
  proof jsonb not null default '{}' check (jsonb_typeof(proof) = 'object'),
  files text[] not null default '{}' check (cardinality(files) <= 20),
  outcome text not null check (outcome in ('applied', 'recorded', 'already_done', 'order_cancelled', 'contradicts')),
  primary key (tenant_id, id),
  foreign key (tenant_id, route_id) references public.routes (tenant_id, id),
  foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id),
  foreign key (tenant_id, order_id) references public.orders (tenant_id, id),
  foreign key (tenant_id, stop_id) references public.stops (tenant_id, id),
  check (stop_id is not null or kind not in ('arrived', 'delivered', 'partly_delivered', 'failed', 'returned'))
);
create index driver_events_by_route on public.driver_events (tenant_id, route_id, happened_at);
create index driver_events_by_order on public.driver_events (tenant_id, order_id, happened_at) where order_id is not null;
comment on table public.driver_events is
  'What drivers said, each once by the id that the phone gave it. Nobody edits it: what it changed stands in stops, orders and deliveries.';
comment on column public.driver_events.happened_at is 'When it happened, on the server''s clock: device_at less what the phone''s clock was off when it sent.';
comment on column public.driver_events.device_at is 'As the phone said.';
comment on column public.driver_events.files is 'Names of objects in the bucket `proofs`.';
comment on column public.driver_events.outcome is 'What it changed: `applied`; nothing because it only tells (`recorded`), was known (`already_done`), came after a cancellation, or contradicts an earlier word.';
call app.protect_tenant_table('public.driver_events', false);
revoke update, delete on public.driver_events from service_role;
create policy driver_reads on public.driver_events for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id()) and user_id = (select app.user_id()));

alter table public.stops
  add column driver_arrived_at timestamptz,
  add column driver_done_at timestamptz;
comment on column public.stops.driver_arrived_at is 'When the driver said to have arrived. Positions do not change it.';
comment on column public.stops.driver_done_at is 'When the driver said how the stop ended. Positions do not change it.';

alter table public.routes add column event_count int not null default 0;
comment on column public.routes.event_count is 'Events of its driver. From the first on, positions say where the van is, and the driver says how stops end.';
alter table app.route_memories add column event_count int not null default 0;
comment on column app.route_memories.event_count is 'Events of the route that its forecast has taken in.';

-- A delivery that only positions say was made may still turn out otherwise.
alter table public.deliveries add column is_presumed boolean not null default false;
comment on column public.deliveries.is_presumed is 'Delivered as far as positions tell; nobody has said so.';
create or replace function app.check_delivery_move() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if new.status is distinct from old.status then
    if not exists (select 1 from app.delivery_transitions t where t.from_status = old.status and t.to_status = new.status)
      and not (old.is_presumed and old.status = 'delivered' and new.status in ('failed', 'returned')) then
      perform app.refuse('delivery_cannot_move', 409, old.status || ' to ' || new.status, 'Reload: somebody else may have changed it.');
    end if;
    if new.status_at is not distinct from old.status_at then new.status_at := now(); end if;
    if new.status = 'delivered' then new.delivered_at := new.status_at; else new.delivered_at := null; end if;
    if new.status <> 'delivered' then new.is_presumed := false; end if;
  end if;
  return new;
end $$;

-- Files of a proof: a driver adds own ones below company and account, staff of the company look, nobody changes them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('proofs', 'proofs', false, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;
create policy drivers_add_proofs on storage.objects for insert to authenticated
  with check (bucket_id = 'proofs' and (select app.member_role()) is not null
    and path_tokens[1] = (select app.tenant_id())::text and path_tokens[2] = (select app.user_id())::text);
create policy proofs_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'proofs' and path_tokens[1] = (select app.tenant_id())::text
    and ((select app.is_reader()) or path_tokens[2] = (select app.user_id())::text));

-- The PIN of a handover: made from the delivery and a secret of this installation, so that there is nothing to keep per order.
insert into app.settings (key, value)
values ('handover_pin_secret', to_jsonb(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')))
on conflict (key) do nothing;
create function app.handover_pin(delivery uuid) returns text
language sql stable security definer set search_path = '' as $$
  select lpad(((('x' || left(encode(sha256(convert_to((s.value #>> '{}') || delivery::text, 'UTF8')), 'hex'), 8))::bit(32)::bigint) % 10000)::text, 4, '0')
  from app.settings s where s.key = 'handover_pin_secret'
$$;
revoke execute on function app.handover_pin(uuid) from public, anon, authenticated;
grant execute on function app.handover_pin(uuid) to service_role;

create function public.handover_pin(number text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare asked public.deliveries;
begin
  select d.* into asked from public.deliveries d where d.tracking_number = handover_pin.number
    and ((d.tenant_id = app.tenant_id() and app.is_reader()) or exists (
      select from public.delivery_claims c
      where c.tenant_id = d.tenant_id and c.delivery_id = d.id and c.user_id = app.user_id()));
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  return app.handover_pin(asked.id);
end $$;
comment on function public.handover_pin(text) is 'What the recipient tells the driver, where the order asks for it: for those who claimed the delivery, and for staff.';
revoke execute on function public.handover_pin(text) from public, anon;
grant execute on function public.handover_pin(text) to authenticated;
