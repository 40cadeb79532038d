create trigger check_waiting before insert on public.plans
  for each row when (new.status = 'queued') execute function app.check_waiting_plans();
create trigger refuse_day_that_is_over before insert on public.plans for each row
  when (new.status = 'queued') execute function app.refuse_day_that_is_over();
create trigger refuse_dispatch_of_day_that_is_over before update of status on public.plans for each row
  when (new.status = 'dispatched' and old.status <> 'dispatched') execute function app.refuse_day_that_is_over();
create trigger require_subscription before insert on public.plans for each row execute function app.require_subscription();
create trigger tell_webhooks after update of status on public.plans for each row
  when (new.status is distinct from old.status and new.status in ('done', 'failed', 'dispatched'))
  execute function app.tell_webhooks_of_plan();
create trigger touch before update on public.plans for each row execute function app.touch();
call app.audit_table('public.plans', 'people');
