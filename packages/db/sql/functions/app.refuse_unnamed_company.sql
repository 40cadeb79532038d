create or replace function app.refuse_unnamed_company() returns trigger language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'not_null_violation', schema = tg_table_schema, table = tg_table_name, column = 'tenant_id',
    message = format('null value in column "tenant_id" of relation "%s" violates not-null constraint', tg_table_name),
    hint = 'Give the id of your company, which your token carries as app_metadata.tenant_id.';
end $$;
comment on function app.refuse_unnamed_company() is 'Refuses a row without a company before any other check.';
