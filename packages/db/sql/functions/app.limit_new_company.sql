create or replace function app.limit_new_company() returns trigger
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
