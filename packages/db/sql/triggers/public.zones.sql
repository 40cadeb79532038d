create trigger keep_used before delete on public.zones for each row execute function app.keep_used_zones();
create trigger touch before update on public.zones for each row execute function app.touch();
call app.audit_table('public.zones', 'people');
