-- Keys that the API reads of watched zones and of credit notes; it alone checked them before.
alter table public.zones drop constraint zones_watch_check;
alter table public.zones add constraint zones_watch_check check (watch is null or (app.is_json(watch, 'object', 1000)
  and watch ?& array['entered', 'left', 'dwellMinutes', 'weekdays', 'from', 'to']));

alter table public.credit_notes drop constraint credit_notes_lines_check;
alter table public.credit_notes add constraint credit_notes_lines_check
  check (app.is_json_list(lines, array['description', 'amountMinor'], 100000));
