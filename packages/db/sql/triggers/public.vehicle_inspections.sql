create trigger touch_vehicle after insert or update or delete on public.vehicle_inspections
  for each row execute function app.touch_inspected();
call app.audit_table('public.vehicle_inspections', 'people');
