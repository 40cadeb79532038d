create trigger limit_domains before insert on public.sign_on_domains for each row execute function app.limit_sign_on_domains();
create trigger write_audit after insert or delete on public.sign_on_domains for each row execute function app.write_audit('all');
create trigger write_audit_of_proof after update on public.sign_on_domains
  for each row when (old.proven_at is distinct from new.proven_at) execute function app.write_audit('all');
create trigger refuse_in_sandbox before insert on public.sign_on_domains for each row execute function app.refuse_sign_on_in_sandbox();
