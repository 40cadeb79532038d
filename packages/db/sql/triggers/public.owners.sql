create trigger free_tickets after delete on public.owners for each row execute function app.free_tickets();
create trigger keep_last_owner before delete on public.owners for each row execute function app.keep_last_owner();
call app.audit_table('public.owners');
