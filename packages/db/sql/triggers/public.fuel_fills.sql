call app.audit_table('public.fuel_fills', 'people');
create trigger tell_webhooks after insert on public.fuel_fills for each row execute function app.tell_webhooks_of_fill();
create trigger measure_after_insert after insert on public.fuel_fills referencing new table as changed_fills
  for each statement execute function app.measure_filled_vehicles();
create trigger measure_after_update after update on public.fuel_fills referencing old table as old_fills new table as new_fills
  for each statement execute function app.measure_filled_vehicles();
create trigger measure_after_delete after delete on public.fuel_fills referencing old table as changed_fills
  for each statement execute function app.measure_filled_vehicles();
