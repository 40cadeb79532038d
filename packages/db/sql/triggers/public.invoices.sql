create trigger keep_invoice before update on public.invoices for each row execute function app.keep_invoice();
create trigger require_billing_address before insert on public.invoices
  for each row execute function app.require_billing_address();
call app.audit_table('public.invoices');
