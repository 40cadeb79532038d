create trigger a_company before insert on public.depots
  for each row when (new.tenant_id is null) execute function app.refuse_unnamed_company();
create trigger touch before update on public.depots for each row execute function app.touch();
call app.audit_table('public.depots');
