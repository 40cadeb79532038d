-- A driver says which parcels are in the van, and where in it they lie.
alter table public.driver_events drop constraint driver_events_kind_check;
alter table public.driver_events add constraint driver_events_kind_check check (kind in ('vehicle_checked', 'shift_started', 'loaded',
  'arrived', 'delivered', 'partly_delivered', 'failed', 'returned', 'break_started', 'break_ended', 'reordered', 'contacted',
  'shift_ended', 'note')) not valid;
alter table public.driver_events validate constraint driver_events_kind_check;
alter table public.driver_events add constraint driver_events_loaded_at_stop check (stop_id is not null or kind <> 'loaded') not valid;
alter table public.driver_events validate constraint driver_events_loaded_at_stop;
