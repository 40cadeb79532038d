create trigger drop_other_windows after insert or update of date, time_slot on public.delivery_preferences
  for each row execute function app.drop_other_windows();
create trigger touch before update on public.delivery_preferences for each row execute function app.touch();
call app.audit_table('public.delivery_preferences', 'people');
