create trigger choose_hues after insert on public.plan_routes referencing new table as added
  for each statement execute function app.choose_hues_of_plan();
