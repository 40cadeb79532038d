create trigger check_owner_step before insert or update on app.settings
  for each row when (new.key = 'owner_second_step') execute function app.check_owner_step();
call app.audit_table('app.settings', 'people');
