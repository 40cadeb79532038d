create trigger keep_statement before insert or update on public.pay_statements for each row execute function app.keep_pay_statement();
call app.audit_table('public.pay_statements');
