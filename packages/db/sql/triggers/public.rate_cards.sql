create trigger touch before update on public.rate_cards for each row execute function app.touch();
call app.audit_table('public.rate_cards');
