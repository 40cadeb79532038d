create trigger a_company before insert on public.drivers
  for each row when (new.tenant_id is null) execute function app.refuse_unnamed_company();
create trigger suspend_archived_driver after update of status on public.drivers
  for each row when (old.status is distinct from new.status) execute function app.suspend_archived_driver();
create trigger touch before update on public.drivers for each row execute function app.touch();
call app.audit_table('public.drivers');
