create or replace function app.keep_plan_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (old.name, old.price_minor, old.vehicle_limit, old.limits, old.features)
    is distinct from (new.name, new.price_minor, new.vehicle_limit, new.limits, new.features) then
    insert into public.subscription_plan_versions (plan_id, version, name, price_minor, vehicle_limit, limits, features)
    values (old.id, old.version, old.name, old.price_minor, old.vehicle_limit, old.limits, old.features);
    new.version := old.version + 1;
  end if;
  return new;
end $$;
