-- A zone can be watched: vans that enter, leave or stay in it are events, webhooks and exceptions on Live.
alter table public.zones add column plans_orders boolean not null default true;
alter table public.zones add column watch jsonb;
alter table public.zones add constraint zones_watch_check check (watch is null or app.is_json(watch, 'object', 1000));
comment on column public.zones.plans_orders is 'False: the zone is only watched, and neither ties vans nor decides on days of service.';
comment on column public.zones.watch is
  'What is an event: entered, left, dwellMinutes; on which ISO weekdays (empty: every day) and from when to when of the company''s clock. Null: not watched.';

create table public.zone_presences (
  tenant_id uuid not null,
  zone_id uuid not null,
  vehicle_id uuid not null,
  is_inside boolean not null,
  since timestamptz not null,
  turned_at timestamptz,
  seen_at timestamptz not null,
  event text,
  event_at timestamptz,
  constraint zone_presences_pkey primary key (tenant_id, zone_id, vehicle_id),
  constraint zone_presences_zone_fkey foreign key (tenant_id, zone_id) references public.zones (tenant_id, id) on delete cascade,
  constraint zone_presences_vehicle_fkey foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade,
  constraint zone_presences_event_check check (event in ('entered', 'left', 'dwelt')),
  constraint zone_presences_event_at_check check ((event is null) = (event_at is null))
);
comment on table public.zone_presences is
  'On which side of a watched zone a vehicle is, by its newest position: a position that comes late changes nothing.';
comment on column public.zone_presences.turned_at is 'Since when positions lie on the other side, until they have for long enough.';
comment on column public.zone_presences.seen_at is 'The newest position that counted.';
comment on column public.zone_presences.event is 'The newest event that still holds: Live shows it as an exception.';
create index zone_presences_by_vehicle on public.zone_presences (tenant_id, vehicle_id);

create table public.zone_events (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  zone_id uuid not null,
  vehicle_id uuid not null,
  kind text not null,
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint zone_events_pkey primary key (tenant_id, id),
  constraint zone_events_zone_fkey foreign key (tenant_id, zone_id) references public.zones (tenant_id, id) on delete cascade,
  constraint zone_events_vehicle_fkey foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade,
  constraint zone_events_kind_check check (kind in ('entered', 'left', 'dwelt'))
);
comment on table public.zone_events is 'A vehicle entered, left or stayed in a watched zone, at the time of its positions.';
create unique index zone_events_once on public.zone_events (tenant_id, zone_id, vehicle_id, kind, happened_at);
create index zone_events_by_vehicle on public.zone_events (tenant_id, vehicle_id);
