create trigger refuse_waiting_day_that_is_over before insert on public.week_plans for each row
  when (new.status = 'queued') execute function app.refuse_week_that_is_over();
create trigger release_orders after update of status on public.week_plans for each row
  when (new.status not in ('queued', 'running')) execute function app.release_week_orders();
create trigger require_subscription before insert on public.week_plans for each row execute function app.require_subscription();
create trigger touch before update on public.week_plans for each row execute function app.touch();
call app.audit_table('public.week_plans', 'people');
