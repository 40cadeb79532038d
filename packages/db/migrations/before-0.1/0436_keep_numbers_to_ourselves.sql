-- Calls and texts between driver and recipient: who asked for the other, when and by which way, beside what else was said of the order.

alter table public.driver_events
  drop constraint driver_events_kind_check,
  add constraint driver_events_kind_check check (kind in ('vehicle_checked', 'shift_started', 'arrived', 'delivered',
    'partly_delivered', 'failed', 'returned', 'break_started', 'break_ended', 'reordered', 'contacted', 'shift_ended', 'note')),
  drop constraint driver_events_said_by_check,
  add constraint driver_events_said_by_check check (said_by in ('driver', 'dispatch', 'recipient')),
  drop constraint dispatch_ends_stops,
  add constraint dispatch_ends_stops check (said_by <> 'dispatch' or kind in ('delivered', 'failed', 'returned')),
  add constraint recipients_only_call check (said_by <> 'recipient' or kind = 'contacted'),
  add constraint contacts_are_about_a_stop check (kind <> 'contacted' or stop_id is not null);
comment on column public.driver_events.said_by is
  'Whose word it is. `dispatch`: user_id is the dispatcher, driver_id the driver of the route, if it has one. `recipient`: who called the driver.';
comment on table public.driver_events is
  'What drivers said, each once by the id that the phone gave it, what dispatch said for them, and who called or texted whom about a stop. Nobody edits it: what it changed stands in stops, orders and deliveries.';
