create schema app;

create table public.positions (
  tenant_id uuid not null,
  vehicle_id uuid not null,
  fix_time timestamp with time zone not null,
  lat double precision not null,
  lng double precision not null,
  speed_mps real,
  heading real,
  accuracy_metres real,
  source text not null,
  event_id text,
  received_at timestamp with time zone not null default now(),
  constraint positions_pkey primary key (tenant_id, vehicle_id, fix_time),
  constraint positions_lat_check check (lat between -90 and 90),
  constraint positions_lng_check check (lng between -180 and 180),
  constraint positions_source_check check (source in ('driver', 'osmand', 'owntracks', 'traccar', 'gpx', 'simulator'))
) partition by range (fix_time);
comment on table public.positions is 'Every fix, as in the main database of a product that keeps them there. Partitioned by day.';

create table public.positions_rest partition of public.positions default;
alter table public.positions_rest enable row level security;
alter table public.positions_rest force row level security;
