create trigger a_company before insert on public.vehicles
  for each row when (new.tenant_id is null) execute function app.refuse_unnamed_company();
create trigger check_limit after insert or update of status on public.vehicles
  for each row execute function app.check_vehicle_limit();
create trigger check_zones before insert or update of zone_ids, tenant_id on public.vehicles
  for each row when (new.zone_ids <> '{}') execute function app.check_vehicle_zones();
create trigger touch before update on public.vehicles for each row execute function app.touch();
call app.audit_table('public.vehicles');
