-- What is asked: imports, orders. What the recipient sees of each: deliveries and their events.

create table public.imports (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  file_name text,
  mapping jsonb not null default '{}',
  row_count int not null default 0,
  created_count int not null default 0,
  updated_count int not null default 0,
  rejected jsonb not null default '[]',
  created_by uuid,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  primary key (tenant_id, id)
);
comment on table public.imports is 'One stored order file: written in the same transaction as its orders, so it is there whole or not at all.';
call app.protect_tenant_table('public.imports', false);

create table public.orders (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  reference text not null check (length(trim(reference)) between 1 and 60),
  type text not null default 'delivery' check (type in ('delivery', 'pickup')),
  status text not null default 'open' check (status in ('open', 'dispatched', 'completed', 'failed', 'cancelled')),
  date date not null,
  window_start timestamptz,
  window_end timestamptz,
  setup_seconds int not null default 0 check (setup_seconds between 0 and 28800),
  service_seconds int not null default 240 check (service_seconds between 0 and 28800),
  packages int not null default 1 check (packages between 0 and 100000),
  weight_grams bigint not null default 0 check (weight_grams between 0 and 100000000),
  priority smallint not null default 0 check (priority between 0 and 100),
  skills text[] not null default '{}',
  instructions text,
  custom jsonb not null default '{}',
  recipient_id uuid not null,
  address_id uuid not null,
  import_id uuid,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, reference),
  foreign key (tenant_id, recipient_id) references public.recipients (tenant_id, id),
  foreign key (tenant_id, address_id) references public.addresses (tenant_id, id),
  foreign key (tenant_id, import_id) references public.imports (tenant_id, id),
  check (window_end is null or window_start is null or window_end > window_start)
);
create index orders_by_date on public.orders (tenant_id, date, status);
comment on table public.orders is 'What a fleet is asked to bring. `version` grows with each change that a plan would notice.';
comment on column public.orders.date is 'Day of work in the depot''s time zone.';

create function app.count_order_version() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if (new.date, new.window_start, new.window_end, new.setup_seconds, new.service_seconds, new.packages, new.weight_grams,
      new.priority, new.skills, new.address_id, new.type, new.status = 'cancelled')
     is distinct from
     (old.date, old.window_start, old.window_end, old.setup_seconds, old.service_seconds, old.packages, old.weight_grams,
      old.priority, old.skills, old.address_id, old.type, old.status = 'cancelled') then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger count_version before update on public.orders for each row execute function app.count_order_version();
call app.protect_tenant_table('public.orders', false);
grant update (instructions, custom, priority, service_seconds, packages, weight_grams, window_start, window_end) on public.orders to authenticated;
create policy staff_updates on public.orders for update to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.is_staff()) and status = 'open')
  with check (tenant_id = (select app.tenant_id()) and (select app.is_staff()));
comment on policy staff_updates on public.orders is 'What is on the road is changed by commands, which tell the driver; creating and cancelling are commands too.';

-- Tracking numbers: 13 random characters (65 bits) and a Luhn check character, as packages/contracts/src/tracking-number.ts.
create function app.new_tracking_number() returns text language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bits bytea := uuid_send(gen_random_uuid());
  body text := '';
  digit int;
  total int := 0;
  factor int := 2;
begin
  -- Bytes 0-5 and 9-15 of a version 4 UUID are random in all their bits; each gives five of them.
  for i in 0..12 loop
    digit := get_byte(bits, case when i < 6 then i else i + 3 end) & 31;
    body := body || substr(alphabet, digit + 1, 1);
  end loop;
  for i in reverse 13..1 loop
    digit := factor * (strpos(alphabet, substr(body, i, 1)) - 1);
    total := total + digit / 32 + digit % 32;
    factor := 3 - factor;
  end loop;
  return body || substr(alphabet, (32 - total % 32) % 32 + 1, 1);
end $$;

create table public.deliveries (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  order_id uuid not null,
  tracking_number text not null unique default app.new_tracking_number(),
  status text not null default 'pending' check (status in
    ('pending', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'failed', 'returned', 'cancelled')),
  status_at timestamptz not null default now(),
  status_note text,
  eta_from timestamptz,
  eta_to timestamptz,
  eta_reason text,
  promised_from timestamptz,
  promised_to timestamptz,
  location_text text,
  location_lat double precision,
  location_lng double precision,
  location_at timestamptz,
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, order_id) references public.orders (tenant_id, id)
);
create index deliveries_by_status on public.deliveries (tenant_id, status, created_at desc);
comment on table public.deliveries is 'A recipient''s parcel: its state, forecast and last public place. The specification''s "routes" in recipient''s queries.';

create table app.delivery_transitions (from_status text, to_status text, primary key (from_status, to_status));
comment on table app.delivery_transitions is 'Allowed moves of a delivery; packages/contracts/src/states.ts says the same and a test compares them.';
insert into app.delivery_transitions values
  ('pending', 'picked_up'), ('pending', 'in_transit'), ('pending', 'out_for_delivery'), ('pending', 'cancelled'),
  ('picked_up', 'in_transit'), ('picked_up', 'out_for_delivery'), ('picked_up', 'cancelled'), ('picked_up', 'pending'),
  ('in_transit', 'out_for_delivery'), ('in_transit', 'failed'), ('in_transit', 'returned'), ('in_transit', 'cancelled'), ('in_transit', 'pending'),
  ('out_for_delivery', 'delivered'), ('out_for_delivery', 'failed'), ('out_for_delivery', 'in_transit'), ('out_for_delivery', 'returned'), ('out_for_delivery', 'pending'),
  ('failed', 'pending'), ('failed', 'out_for_delivery'), ('failed', 'returned'), ('failed', 'cancelled');
alter table app.delivery_transitions enable row level security;
grant select on app.delivery_transitions to authenticated, service_role;
create policy all_read on app.delivery_transitions for select to authenticated, service_role using (true);

create table public.delivery_events (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  status text not null,
  title text not null,
  at timestamptz not null,
  received_at timestamptz not null default now(),
  lat double precision,
  lng double precision,
  location_text text,
  actor_id uuid,
  idempotency_key text,
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references public.deliveries (tenant_id, id) on delete cascade
);
create index delivery_events_by_delivery on public.delivery_events (tenant_id, delivery_id, at);
create unique index delivery_events_once on public.delivery_events (tenant_id, idempotency_key) where idempotency_key is not null;
comment on table public.delivery_events is 'The timeline. `at` is the deed''s own time, received_at when the server heard of it.';

create function app.check_delivery_move() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if new.status is distinct from old.status then
    if not exists (select 1 from app.delivery_transitions t where t.from_status = old.status and t.to_status = new.status) then
      perform app.refuse('delivery_cannot_move', 409, old.status || ' to ' || new.status, 'Reload: somebody else may have changed it.');
    end if;
    if new.status_at is not distinct from old.status_at then new.status_at := now(); end if;
    if new.status = 'delivered' then new.delivered_at := new.status_at; end if;
  end if;
  return new;
end $$;
create trigger check_move before update on public.deliveries for each row execute function app.check_delivery_move();

-- Every change of state is an event in the same transaction. Definer: whoever may change the state need not write events.
create function app.record_delivery_move() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into public.delivery_events (tenant_id, delivery_id, status, title, at, lat, lng, location_text, actor_id)
    values (new.tenant_id, new.id, new.status,
      coalesce(new.status_note, case new.status when 'pending' then 'Ordered' when 'picked_up' then 'Picked up'
        when 'in_transit' then 'In transit' when 'out_for_delivery' then 'Out for delivery' when 'delivered' then 'Delivered'
        when 'failed' then 'Delivery failed' when 'returned' then 'Returned to sender' else 'Cancelled' end),
      new.status_at, new.location_lat, new.location_lng, new.location_text, app.user_id());
  end if;
  return null;
end $$;
create trigger record_move after insert or update on public.deliveries for each row execute function app.record_delivery_move();

call app.protect_tenant_table('public.deliveries', false);
call app.protect_tenant_table('public.delivery_events', false);

create table public.delivery_claims (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  delivery_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tenant_id, delivery_id, user_id),
  foreign key (tenant_id, delivery_id) references public.deliveries (tenant_id, id) on delete cascade
);
create index delivery_claims_by_user on public.delivery_claims (user_id);
comment on table public.delivery_claims is 'Which deliveries a signed-in customer may see.';
call app.protect_tenant_table('public.delivery_claims', false);
create policy own_read on public.delivery_claims for select to authenticated using (user_id = (select app.user_id()));

create policy claimed_read on public.deliveries for select to authenticated
  using (exists (select 1 from public.delivery_claims c
    where c.tenant_id = deliveries.tenant_id and c.delivery_id = deliveries.id and c.user_id = (select app.user_id())));
create policy claimed_read on public.delivery_events for select to authenticated
  using (exists (select 1 from public.delivery_claims c
    where c.tenant_id = delivery_events.tenant_id and c.delivery_id = delivery_events.delivery_id and c.user_id = (select app.user_id())));
