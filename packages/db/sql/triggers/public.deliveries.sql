create trigger check_move before update on public.deliveries for each row execute function app.check_delivery_move();
create trigger forget_driver_near before update of status on public.deliveries for each row
  when (new.status = 'failed' and old.status <> 'failed') execute function app.forget_driver_near();
create trigger record_move after update on public.deliveries for each row
  when (new.status is distinct from old.status) execute function app.record_delivery_move();
create trigger record_new after insert on public.deliveries referencing new table as added
  for each statement execute function app.record_new_deliveries();
-- Runs after `record_move` (alphabetical order), so that attempts include the failure itself.
create trigger tell_recipient after update of status, driver_near_at, eta_from on public.deliveries
  for each row execute function app.notice_delivery_change();
create trigger wish after insert on public.deliveries referencing new table as added
  for each statement execute function app.wish_as_ordered();
