create trigger touch before update on public.addresses for each row execute function app.touch();
create trigger write_audit after update or delete on public.addresses for each row execute function app.write_audit('people');
create trigger write_audit_of_many after insert on public.addresses referencing new table as added
  for each statement execute function app.write_audit_of_many();
