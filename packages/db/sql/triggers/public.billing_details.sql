create trigger touch before update on public.billing_details for each row execute function app.touch();
call app.audit_table('public.billing_details');
