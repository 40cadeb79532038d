-- Keys that the API reads of a plan's adjustments and of the result of a week plan; it alone checked them before. A row
-- that lacks them could not be opened: it loses what cannot be read.
update public.plans set adjustments = '[]' where not app.is_json_list(adjustments, array['vehicleId'], 200000);
alter table public.plans drop constraint plans_adjustments_check;
alter table public.plans add constraint plans_adjustments_check
  check (app.is_json_list(adjustments, array['vehicleId'], 200000)) not valid;
alter table public.plans validate constraint plans_adjustments_check;

update public.week_plans set result = null where result is not null and not coalesce(
  jsonb_typeof(result) = 'object' and jsonb_typeof(result -> 'isEstimated') = 'boolean'
  and app.is_json_list(result -> 'days', array['date', 'vehicles', 'alone', 'week'], 20000)
  and app.is_json_list(jsonb_path_query_array(result, '$.days[*].* ? (@.type() == "object")'),
    array['orders', 'unserved', 'vans', 'distanceMetres', 'durationSeconds', 'cost'], 20000), false);
alter table public.week_plans drop constraint week_plans_result_check;
alter table public.week_plans add constraint week_plans_result_check check (result is null or coalesce(
  app.is_json(result, 'object', 20000) and jsonb_typeof(result -> 'isEstimated') = 'boolean'
  and app.is_json_list(result -> 'days', array['date', 'vehicles', 'alone', 'week'], 20000)
  and app.is_json_list(jsonb_path_query_array(result, '$.days[*].* ? (@.type() == "object")'),
    array['orders', 'unserved', 'vans', 'distanceMetres', 'durationSeconds', 'cost'], 20000), false)) not valid;
alter table public.week_plans validate constraint week_plans_result_check;
