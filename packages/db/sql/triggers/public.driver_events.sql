create trigger reach_steps after insert on public.driver_events for each row
  when (new.kind = 'loaded') execute function app.reach_steps_of_scan();
