create trigger touch before update on public.work_orders for each row execute function app.touch();
call app.audit_table('public.work_orders', 'people');
