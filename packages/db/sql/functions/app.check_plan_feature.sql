create or replace function app.check_plan_feature() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.plan_limits((to_jsonb(new) ->> tg_argv[2])::uuid) -> tg_argv[0] = 'false' then
    perform app.refuse('plan_limit', 403, tg_argv[1]);
  end if;
  return new;
end $$;
comment on function app.check_plan_feature() is
  'Refuses a feature that the plan does not include. Arguments: feature, name shown to people, column of the company.';
