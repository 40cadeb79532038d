create or replace function app.check_api_keys() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.plan_limits(new.tenant_id) -> 'api' = 'false' then
    perform app.refuse('plan_limit', 403, 'API keys');
  end if;
  return new;
end $$;
