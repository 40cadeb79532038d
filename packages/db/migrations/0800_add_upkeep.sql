-- Upkeep of vehicles: work orders with parts, fills of fuel or charge, and incidents with their timeline.
create table public.work_orders (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  vehicle_id uuid not null,
  title text not null,
  status text not null default 'open',
  due_on date,
  due_km integer,
  workshop text,
  labour_minor bigint not null default 0,
  odometer_km integer,
  done_on date,
  next_due_km integer,
  next_due_on date,
  note text,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint work_orders_pkey primary key (tenant_id, id),
  constraint work_orders_vehicle_fkey foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade,
  constraint work_orders_title_check check (length(trim(title)) between 1 and 120),
  constraint work_orders_status_check check (status in ('open', 'in_progress', 'done', 'cancelled')),
  constraint work_orders_workshop_check check (length(trim(workshop)) between 1 and 120),
  constraint work_orders_note_check check (length(note) between 1 and 2000),
  constraint work_orders_labour_check check (labour_minor between 0 and 100000000),
  constraint work_orders_km_check check (odometer_km between 0 and 10000000 and due_km between 0 and 10000000 and next_due_km between 0 and 10000000),
  constraint work_orders_due_on_check check (app.is_usable_day(due_on)),
  constraint work_orders_next_due_on_check check (app.is_usable_day(next_due_on)),
  constraint work_orders_done_on_check check (app.is_usable_day(done_on)),
  constraint work_orders_done_has_day check ((status = 'done') = (done_on is not null)),
  constraint work_orders_next_follows_done check (status = 'done' or (next_due_km is null and next_due_on is null))
);
comment on table public.work_orders is 'Work on vehicles: what is due, what was done, and what it cost.';
comment on column public.work_orders.next_due_km is 'The mileage at which the service is due again. It was written to the vehicle when the work was done.';
comment on column public.work_orders.labour_minor is 'In hundredths of the company''s currency.';
create index work_orders_by_vehicle on public.work_orders (tenant_id, vehicle_id, id desc);
create index work_orders_by_status on public.work_orders (tenant_id, status, id desc);
create index work_orders_by_maker on public.work_orders (created_by) where created_by is not null;

create table public.work_order_parts (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  work_order_id uuid not null,
  line smallint not null,
  name text not null,
  sku text,
  quantity numeric(9, 3) not null,
  unit_minor bigint not null,
  cost_minor bigint generated always as (round(quantity * unit_minor)) stored,
  constraint work_order_parts_pkey primary key (tenant_id, work_order_id, line),
  constraint work_order_parts_work_order_fkey foreign key (tenant_id, work_order_id) references public.work_orders (tenant_id, id) on delete cascade,
  constraint work_order_parts_line_check check (line between 1 and 50),
  constraint work_order_parts_name_check check (length(trim(name)) between 1 and 120),
  constraint work_order_parts_sku_check check (length(trim(sku)) between 1 and 60),
  constraint work_order_parts_quantity_check check (quantity > 0 and quantity <= 100000),
  constraint work_order_parts_unit_check check (unit_minor between 0 and 100000000)
);
comment on table public.work_order_parts is 'Parts of work orders, with their cost.';

create table public.fuel_fills (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  vehicle_id uuid not null,
  driver_id uuid,
  filled_at timestamptz not null,
  odometer_km integer not null,
  energy text not null,
  amount numeric(8, 3) not null,
  cost_minor bigint not null,
  is_full boolean not null default true,
  is_after_gap boolean not null default false,
  station text,
  note text,
  files text[] not null default '{}',
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint fuel_fills_pkey primary key (tenant_id, id),
  constraint fuel_fills_vehicle_fkey foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade,
  constraint fuel_fills_driver_fkey foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id) on delete set null (driver_id),
  constraint fuel_fills_filled_at_check check (app.is_usable_time(filled_at)),
  constraint fuel_fills_odometer_check check (odometer_km between 0 and 10000000),
  constraint fuel_fills_energy_check check (energy in ('diesel', 'petrol', 'lpg', 'cng', 'hydrogen', 'electric')),
  constraint fuel_fills_amount_check check (amount > 0 and amount <= 10000),
  constraint fuel_fills_cost_check check (cost_minor between 0 and 100000000),
  constraint fuel_fills_station_check check (length(trim(station)) between 1 and 120),
  constraint fuel_fills_note_check check (length(note) between 1 and 500),
  constraint fuel_fills_files_check check (cardinality(files) <= 5)
);
comment on table public.fuel_fills is 'Fills of tanks and charges of batteries.';
comment on column public.fuel_fills.amount is 'Litres of diesel, petrol and LPG, kilograms of CNG and hydrogen, kilowatt-hours of current.';
comment on column public.fuel_fills.is_full is 'The tank was full afterwards. Consumption is known between two full fills.';
comment on column public.fuel_fills.is_after_gap is 'A fill before it is missing, so consumption starts again here.';
comment on column public.fuel_fills.files is 'Names of objects in the bucket `proofs`: photos of the receipt or the odometer.';
create index fuel_fills_by_vehicle on public.fuel_fills (tenant_id, vehicle_id, filled_at desc, id desc);
create index fuel_fills_by_driver on public.fuel_fills (tenant_id, driver_id) where driver_id is not null;
create index fuel_fills_by_maker on public.fuel_fills (created_by) where created_by is not null;
create index fuel_fills_with_files on public.fuel_fills (created_at) where files <> '{}';

create table public.fleet_incidents (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  kind text not null,
  severity text not null,
  status text not null default 'open',
  happened_at timestamptz not null,
  vehicle_id uuid,
  driver_id uuid,
  order_id uuid,
  place text,
  lat double precision,
  lng double precision,
  description text not null,
  cost_minor bigint,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint fleet_incidents_pkey primary key (tenant_id, id),
  constraint fleet_incidents_vehicle_fkey foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete set null (vehicle_id),
  constraint fleet_incidents_driver_fkey foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id) on delete set null (driver_id),
  constraint fleet_incidents_order_fkey foreign key (tenant_id, order_id) references public.orders (tenant_id, id) on delete set null (order_id),
  constraint fleet_incidents_kind_check check (kind in ('collision', 'damage', 'breakdown', 'theft', 'injury', 'goods', 'other')),
  constraint fleet_incidents_severity_check check (severity in ('minor', 'serious', 'severe')),
  constraint fleet_incidents_status_check check (status in ('open', 'in_review', 'closed')),
  constraint fleet_incidents_happened_at_check check (app.is_usable_time(happened_at)),
  constraint fleet_incidents_place_check check (length(trim(place)) between 1 and 200),
  constraint fleet_incidents_point_check check ((lat is null) = (lng is null) and lat between -90 and 90 and lng between -180 and 180),
  constraint fleet_incidents_description_check check (length(trim(description)) between 1 and 2000),
  constraint fleet_incidents_cost_check check (cost_minor between 0 and 100000000000)
);
comment on table public.fleet_incidents is 'What went wrong on the road: collisions, damage, theft, injuries. Incidents of the platform are in `incidents`.';
create index fleet_incidents_by_time on public.fleet_incidents (tenant_id, happened_at desc, id desc);
create index fleet_incidents_by_vehicle on public.fleet_incidents (tenant_id, vehicle_id) where vehicle_id is not null;
create index fleet_incidents_by_driver on public.fleet_incidents (tenant_id, driver_id) where driver_id is not null;
create index fleet_incidents_by_order on public.fleet_incidents (tenant_id, order_id) where order_id is not null;
create index fleet_incidents_by_maker on public.fleet_incidents (created_by) where created_by is not null;

create table public.fleet_incident_entries (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  incident_id uuid not null,
  at timestamptz not null default now(),
  kind text not null,
  text text,
  status text,
  files text[] not null default '{}',
  user_id uuid references auth.users (id) on delete set null,
  constraint fleet_incident_entries_pkey primary key (tenant_id, id),
  constraint fleet_incident_entries_incident_fkey foreign key (tenant_id, incident_id) references public.fleet_incidents (tenant_id, id) on delete cascade,
  constraint fleet_incident_entries_kind_check check (kind in ('reported', 'note', 'status')),
  constraint fleet_incident_entries_text_check check (length(trim(text)) between 1 and 2000),
  constraint fleet_incident_entries_status_check check ((status in ('open', 'in_review', 'closed')) and (kind = 'status') = (status is not null)),
  constraint fleet_incident_entries_files_check check (cardinality(files) <= 20),
  constraint fleet_incident_entries_says_something check (kind <> 'note' or text is not null or files <> '{}')
);
comment on table public.fleet_incident_entries is 'The timeline of incidents. Entries are added and never changed.';
comment on column public.fleet_incident_entries.files is 'Names of objects in the bucket `proofs`.';
create index fleet_incident_entries_by_incident on public.fleet_incident_entries (tenant_id, incident_id, at, id);
create index fleet_incident_entries_by_user on public.fleet_incident_entries (user_id) where user_id is not null;
create index fleet_incident_entries_with_files on public.fleet_incident_entries (at) where files <> '{}';
