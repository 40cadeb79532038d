create trigger confirm_orders after insert on public.stops referencing new table as dispatched
  for each statement execute function app.notice_dispatch();
create trigger learn_service_time after update of status on public.stops for each row
  when (new.status = 'served' and old.status <> 'served' and new.arrived_at is not null and new.departed_at is not null)
  execute function app.learn_service_time();
create trigger tell_recipient after update of status on public.stops for each row
  when (new.status = 'arrived' and old.status = 'pending') execute function app.notice_arrival();
create trigger touch before update on public.stops for each row execute function app.touch();
create trigger withdraw_notices after update on public.stops for each row
  when (new.status = 'skipped' and old.status <> 'skipped') execute function app.withdraw_notices();
