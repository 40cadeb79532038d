create trigger credit_invoice before insert on public.credit_notes for each row execute function app.credit_invoice();
create trigger keep_credit_note before update on public.credit_notes for each row execute function app.keep_credit_note();
call app.audit_table('public.credit_notes');
