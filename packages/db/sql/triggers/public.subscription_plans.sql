create trigger keep_version before update on public.subscription_plans for each row execute function app.keep_plan_version();
create trigger touch before update on public.subscription_plans for each row execute function app.touch();
call app.audit_table('public.subscription_plans');
