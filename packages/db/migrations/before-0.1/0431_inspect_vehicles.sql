-- What a company keeps of its vehicles' inspections, and how a defect was fixed.

create table public.vehicle_inspections (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  vehicle_id uuid not null,
  kind text not null check (length(trim(kind)) between 1 and 60),
  inspected_on date not null check (inspected_on between '2000-01-01' and '2100-01-01'),
  inspected_by text not null check (length(trim(inspected_by)) between 1 and 120),
  result text not null check (result in ('passed', 'advisories', 'failed')),
  note text check (length(note) between 1 and 1000),
  next_due_on date check (next_due_on > inspected_on and next_due_on <= '2100-01-01'),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, vehicle_id) references public.vehicles (tenant_id, id) on delete cascade
);
create index vehicle_inspections_by_vehicle on public.vehicle_inspections (tenant_id, vehicle_id, inspected_on desc, id desc);
create index vehicle_inspections_by_maker on public.vehicle_inspections (created_by) where created_by is not null;
comment on table public.vehicle_inspections is 'Inspections of vehicles. Of each kind the newest says when the next one is due.';
comment on column public.vehicle_inspections.kind is 'Safety inspection, MOT, tachograph: in the company''s words.';
comment on column public.vehicle_inspections.inspected_by is 'A garage, a station or a person.';
call app.protect_tenant_table('public.vehicle_inspections', false);
call app.audit_table('public.vehicle_inspections', 'people');

alter table public.vehicle_defects
  add column resolution text check (length(resolution) between 1 and 500),
  add constraint vehicle_defects_resolution_of_resolved check (resolution is null or resolved_at is not null);
comment on column public.vehicle_defects.resolution is 'What was done about it, in the words of staff.';
