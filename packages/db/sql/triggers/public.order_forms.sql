create trigger check_form before insert or update on public.order_forms for each row execute function app.check_order_form();
create trigger touch before update on public.order_forms for each row execute function app.touch();
call app.audit_table('public.order_forms');
