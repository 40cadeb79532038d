create trigger touch before update on public.tracking_hosts for each row execute function app.touch();
-- Excludes the checks, which are not changes by a person.
create trigger write_audit after insert or delete on public.tracking_hosts for each row execute function app.write_audit('all');
create trigger write_audit_of_changes after update of host on public.tracking_hosts
  for each row execute function app.write_audit('all');
