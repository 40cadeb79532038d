create trigger choose_hues after insert on public.routes referencing new table as added
  for each statement execute function app.choose_hues_of_routes();
create trigger choose_hues_again after update of date on public.routes for each row when (old.date <> new.date)
  execute function app.choose_hues_of_moved_route();
create trigger require_subscription before insert on public.routes for each row execute function app.require_subscription();
create trigger touch before update on public.routes for each row execute function app.touch();
call app.audit_table('public.routes', 'people');
