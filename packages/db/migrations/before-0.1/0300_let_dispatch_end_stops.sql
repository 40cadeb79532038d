-- Dispatch says how a stop ended where its driver cannot: the same event as a driver's own, marked as dispatch's word.

alter table public.driver_events
  alter column driver_id drop not null,
  add column said_by text not null default 'driver' check (said_by in ('driver', 'dispatch')),
  add constraint driver_events_of_drivers check (said_by = 'dispatch' or driver_id is not null),
  add constraint dispatch_ends_stops check (said_by = 'driver' or kind in ('delivered', 'failed', 'returned'));
comment on table public.driver_events is
  'What drivers said, each once by the id that the phone gave it, and what dispatch said for them. Nobody edits it: what it changed stands in stops, orders and deliveries.';
comment on column public.driver_events.said_by is 'Whose word it is. `dispatch`: user_id is the dispatcher, driver_id the driver of the route, if it has one.';

comment on column public.routes.event_count is
  'Events of its stops. From its driver''s first on, positions say where the van is, and the driver says how stops end.';
