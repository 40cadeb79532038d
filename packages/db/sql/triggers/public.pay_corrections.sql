create trigger keep_statement before insert or update or delete on public.pay_corrections for each row execute function app.keep_pay_statement();
call app.audit_table('public.pay_corrections');
