create trigger check_rule before insert or update or delete on public.pay_rules for each row execute function app.check_pay_rule();
call app.audit_table('public.pay_rules');
