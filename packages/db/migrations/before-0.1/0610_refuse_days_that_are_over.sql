-- A day that is over for a company is neither planned nor dispatched, whoever asks and by whatever call.

create function app.is_day_over(company uuid, day date) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_and(is_day_over.day < (now() at time zone zone)::date), false)
  from (
    select t.time_zone as zone from public.tenants t where t.id = company
    union select d.time_zone from public.depots d
    where d.tenant_id = company and d.status = 'active' and d.time_zone is not null) zones
$$;
comment on function app.is_day_over(uuid, date) is 'Whether a day is past in the time zone of the company and of each of its depots.';
revoke execute on function app.is_day_over(uuid, date) from public, anon;
grant execute on function app.is_day_over(uuid, date) to authenticated, service_role;

-- Calls of the product come as one of these roles. The demo's past is planned and driven on purpose: it sets app.writes_history in
-- its transactions.
create function app.refuse_day_that_is_over() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('service_role', 'authenticated') and coalesce(current_setting('app.writes_history', true), '') <> 'on'
    and app.is_day_over(new.tenant_id, new.date) then
    perform app.refuse('day_is_over', 409, new.date::text);
  end if;
  return new;
end $$;

create trigger refuse_day_that_is_over before insert on public.plans for each row
  when (new.status = 'queued') execute function app.refuse_day_that_is_over();
create trigger refuse_dispatch_of_day_that_is_over before update of status on public.plans for each row
  when (new.status = 'dispatched' and old.status <> 'dispatched') execute function app.refuse_day_that_is_over();
