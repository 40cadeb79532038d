create trigger audit_driver_code after insert or update on public.driver_codes
  for each row execute function app.audit_driver_code();
