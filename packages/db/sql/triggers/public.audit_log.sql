create trigger a_sandbox before insert on public.audit_log for each row when (app.is_sandbox(new.tenant_id)) execute function app.drop_row();
