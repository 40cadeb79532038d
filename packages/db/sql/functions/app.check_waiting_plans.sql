-- Limit of queued plans: `waitingPlans` of the company's plan, 40 by default, 0 for unlimited.
create or replace function app.check_waiting_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed int := coalesce((app.plan_limits(new.tenant_id) ->> 'waitingPlans')::int, 40);
  seconds int;
begin
  if allowed = 0 then return new; end if;
  -- Counts under a lock per company, as check_vehicle_limit does.
  perform pg_advisory_xact_lock(hashtextextended('waiting_plans:' || new.tenant_id, 0));
  if (select count(*) from public.plans p where p.tenant_id = new.tenant_id and p.status = 'queued') < allowed then
    return new;
  end if;
  -- Estimates when the first running plan ends, because the start of queued plans is unknown.
  select ceil(min(p.time_limit_seconds - extract(epoch from now() - p.started_at))) into seconds
  from public.plans p where p.tenant_id = new.tenant_id and p.status = 'running';
  perform app.refuse('too_many_plans_waiting', 429,
    jsonb_build_object('limit', allowed, 'seconds', greatest(1, coalesce(seconds, 10)))::text);
  return null;
end $$;
comment on function app.check_waiting_plans() is 'Refuses a plan when the company already has its limit of queued plans.';
