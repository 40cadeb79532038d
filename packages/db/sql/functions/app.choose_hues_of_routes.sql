create or replace function app.choose_hues_of_routes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.choose_hues(day.tenant_id, day.date, array(
    select d.number from public.routes d where d.tenant_id = day.tenant_id and d.date = day.date and d.status <> 'cancelled'))
  from (select distinct a.tenant_id, a.date from added a) day;
  return null;
end $$;
revoke all on function app.choose_hues_of_routes() from public;
