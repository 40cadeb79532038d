create trigger choose_hues after insert on public.routes referencing new table as added
  for each statement execute function app.choose_hues_of_routes();
create trigger choose_hues_again after update of date on public.routes for each row when (old.date <> new.date)
  execute function app.choose_hues_of_moved_route();
create trigger require_subscription before insert on public.routes for each row execute function app.require_subscription();
create trigger touch before update on public.routes for each row execute function app.touch();
call app.audit_table('public.routes', 'people');
create trigger tell_webhooks after insert on public.routes for each row execute function app.tell_webhooks_of_route();
create trigger tell_webhooks_of_changes after update on public.routes for each row
  when ((new.status, new.date, new.vehicle_id, new.driver_id) is distinct from (old.status, old.date, old.vehicle_id, old.driver_id))
  execute function app.tell_webhooks_of_route();
