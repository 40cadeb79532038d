-- A tenant may import, plan and dispatch while a subscription runs. A day on the road continues without one.
create or replace function app.may_work(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.tenants t where t.id = target) and app.why_not_work(target) is null
$$;
