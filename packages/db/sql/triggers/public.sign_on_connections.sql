create trigger touch before update on public.sign_on_connections for each row execute function app.touch();
-- Excludes the notes about sign-ins, which are not changes by a person.
create trigger write_audit after insert or delete on public.sign_on_connections for each row execute function app.write_audit('all');
create trigger write_audit_of_changes
  after update of kind, issuer, client_id, secret, sign_in_url, certificates, role_for_new, is_enabled, is_required
  on public.sign_on_connections for each row execute function app.write_audit('all');
create trigger refuse_in_sandbox before insert on public.sign_on_connections for each row execute function app.refuse_sign_on_in_sandbox();
