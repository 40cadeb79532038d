create trigger touch before update on public.support_tickets for each row execute function app.touch();
create trigger write_audit after insert or update on public.support_tickets for each row execute function app.write_audit('all');
create trigger write_audit_of_removal after delete on public.support_tickets for each row execute function app.write_audit('people');
