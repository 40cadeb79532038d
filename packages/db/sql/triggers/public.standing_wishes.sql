create trigger touch before update on public.standing_wishes for each row execute function app.touch();
call app.audit_table('public.standing_wishes');
