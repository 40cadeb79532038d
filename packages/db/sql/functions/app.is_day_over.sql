create or replace function app.is_day_over(company uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(is_day_over.day < (now() at time zone zone)::date), false)
  from (
    select t.time_zone as zone from public.tenants t where t.id = company
    union select d.time_zone from public.depots d
    where d.tenant_id = company and d.status = 'active' and d.time_zone is not null) zones
$$;
revoke all on function app.is_day_over(uuid,date) from public;
grant execute on function app.is_day_over(uuid,date) to authenticated, service_role;
comment on function app.is_day_over(uuid,date) is 'Whether a day is past in the time zones of the company and of all its depots.';
