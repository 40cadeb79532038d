-- What a new company gets until it buys a plan: the owner may set it apart from the plan of the trial. Where nothing is set, the
-- plan's own limits hold. The first plan that is paid for brings its limits, apart from those agreed by hand meanwhile.

alter table public.subscriptions add column default_limits jsonb;
comment on column public.subscriptions.default_limits is
  'Limits that the owner gives new companies, as this one got them; null once a plan runs, and where the plan''s own held from the start.';

create function app.limit_new_company() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := (select s.value from app.settings s where s.key = 'new_company_limits');
  plan public.subscription_plans;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'trial' or given is null or jsonb_strip_nulls(given) = '{}' then return new; end if;
    new.vehicle_limit := coalesce((given ->> 'vehicles')::int, new.vehicle_limit);
    new.limits := new.limits || jsonb_strip_nulls(given - 'vehicles');
    new.default_limits := jsonb_build_object('vehicles', new.vehicle_limit, 'limits', new.limits);
    return new;
  end if;
  if old.default_limits is null or old.status <> 'trial' or new.status <> 'active' then return new; end if;
  select p.* into plan from public.subscription_plans p where p.id = new.plan_id;
  if new.vehicle_limit = (old.default_limits ->> 'vehicles')::int then new.vehicle_limit := plan.vehicle_limit; end if;
  if new.limits = old.default_limits -> 'limits' then new.limits := plan.limits; end if;
  new.default_limits := null;
  return new;
end $$;
create trigger limit_new_company before insert or update of status on public.subscriptions
  for each row execute function app.limit_new_company();

-- Calls a minute of all keys of a company together; none and 0 are unlimited. Each key may have its own below.
create function app.calls_per_minute(company uuid) returns int
language sql stable security definer set search_path = '' as $$
  select nullif((app.plan_limits(calls_per_minute.company) ->> 'calls')::int, 0)
$$;
comment on function app.calls_per_minute(uuid) is 'How often the keys of a company may call in a minute; null is unlimited.';
revoke all on function app.calls_per_minute(uuid) from public;
grant execute on function app.calls_per_minute(uuid) to service_role;
