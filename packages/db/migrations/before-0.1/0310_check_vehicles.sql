-- The check of a vehicle before a shift: an event of its driver that names what was looked at, and a row for each defect found.

alter table public.driver_events
  drop constraint driver_events_kind_check,
  add constraint driver_events_kind_check check (kind in ('vehicle_checked', 'shift_started', 'arrived', 'delivered',
    'partly_delivered', 'failed', 'returned', 'break_started', 'break_ended', 'shift_ended', 'note')),
  add column checked text[] not null default '{}' check (cardinality(checked) <= 30);
comment on column public.driver_events.checked is 'The points of a vehicle check, in the words in which the driver read them.';

create table public.vehicle_defects (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  vehicle_id uuid not null,
  event_id uuid not null,
  point text not null check (length(point) between 1 and 80),
  note text check (length(note) between 1 and 500),
  is_unsafe boolean not null default false,
  files text[] not null default '{}' check (cardinality(files) <= 20),
  reported_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references auth.users (id) on delete set null,
  primary key (tenant_id, id),
  unique (tenant_id, event_id, point),
  foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade,
  foreign key (tenant_id, event_id) references public.driver_events (tenant_id, id),
  check (resolved_by is null or resolved_at is not null)
);
create index vehicle_defects_by_vehicle on public.vehicle_defects (tenant_id, vehicle_id, reported_at);
create index vehicle_defects_by_resolver on public.vehicle_defects (resolved_by) where resolved_by is not null;
comment on table public.vehicle_defects is 'What drivers found wrong with a vehicle, until staff say that it is fixed.';
comment on column public.vehicle_defects.point is 'Of the check, in the words in which the driver read it.';
comment on column public.vehicle_defects.is_unsafe is 'The driver said that the vehicle is not safe to drive.';
comment on column public.vehicle_defects.files is 'Names of objects in the bucket `proofs`.';
call app.protect_tenant_table('public.vehicle_defects', false);
