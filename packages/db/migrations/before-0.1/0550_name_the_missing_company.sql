-- Rows written over REST carry their company. One that names none was told that its trial had ended (vehicles), or that a policy
-- was broken (the others): it is told which column is missing. And the limit of vehicles is counted once the row was let in, so
-- that nobody is told of another company's plan.

create function app.refuse_unnamed_company() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'not_null_violation', schema = tg_table_schema, table = tg_table_name, column = 'tenant_id',
    message = format('null value in column "tenant_id" of relation "%s" violates not-null constraint', tg_table_name),
    hint = 'Give the id of your company, which your token carries as app_metadata.tenant_id.';
end $$;
comment on function app.refuse_unnamed_company() is 'Refuses a row without a company before anything else is asked of it.';

create trigger a_company before insert on public.vehicles
  for each row when (new.tenant_id is null) execute function app.refuse_unnamed_company();
create trigger a_company before insert on public.drivers
  for each row when (new.tenant_id is null) execute function app.refuse_unnamed_company();
create trigger a_company before insert on public.depots
  for each row when (new.tenant_id is null) execute function app.refuse_unnamed_company();
create trigger a_company before insert on public.addresses
  for each row when (new.tenant_id is null) execute function app.refuse_unnamed_company();
create trigger a_company before insert on public.recipients
  for each row when (new.tenant_id is null) execute function app.refuse_unnamed_company();

drop trigger check_limit on public.vehicles;
create trigger check_limit after insert or update of status on public.vehicles
  for each row execute function app.check_vehicle_limit();
