-- A work order names the defect that it mends. Drivers report fills and incidents from the phone.
alter table public.work_orders
  add column defect_id uuid,
  add constraint work_orders_defect_fkey foreign key (tenant_id, defect_id)
    references public.vehicle_defects (tenant_id, id) on delete set null (defect_id);
comment on column public.work_orders.defect_id is 'The defect that the work mends. It is resolved when the work is done.';
create index work_orders_by_defect on public.work_orders (tenant_id, defect_id) where defect_id is not null;

alter table public.driver_events drop constraint driver_events_kind_check;
alter table public.driver_events add constraint driver_events_kind_check check (kind in ('vehicle_checked', 'shift_started', 'loaded',
  'arrived', 'delivered', 'partly_delivered', 'failed', 'returned', 'break_started', 'break_ended', 'reordered', 'contacted',
  'fuelled', 'incident_reported', 'shift_ended', 'note')) not valid;
alter table public.driver_events validate constraint driver_events_kind_check;
