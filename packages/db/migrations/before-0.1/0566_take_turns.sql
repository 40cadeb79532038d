-- Work of one company never keeps another's waiting for more than one piece of it. Every job of a company gets a round: the one
-- after its last, or the one that the queue has reached if that is later. Lower rounds go first, so that companies take turns
-- and one that was silent is not paid for its silence (start-time fair queueing).

create table app.job_turns (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  queue text not null,
  round int not null,
  primary key (tenant_id, queue)
);
comment on table app.job_turns is 'The round of the last job that a company sent to a queue.';
call app.protect_platform_table('app.job_turns');

create table app.job_rounds (queue text primary key, round int not null);
comment on table app.job_rounds is 'The round that a queue has reached: that of the job begun last.';
call app.protect_platform_table('app.job_rounds');

create function app.take_job_turn(queue text, company uuid) returns int
language sql security definer set search_path = '' as $$
  insert into app.job_turns as t (tenant_id, queue, round)
  values (take_job_turn.company, take_job_turn.queue,
    coalesce((select r.round from app.job_rounds r where r.queue = take_job_turn.queue), 1))
  on conflict (tenant_id, queue) do update set round = greatest(t.round + 1, excluded.round)
  returning t.round
$$;
comment on function app.take_job_turn(text, uuid) is 'The round of a new job of a company.';

create function app.begin_job_turn(queue text, round int) returns void
language sql security definer set search_path = '' as $$
  insert into app.job_rounds as r (queue, round) values (begin_job_turn.queue, begin_job_turn.round)
  on conflict (queue) do update set round = excluded.round where r.round < excluded.round
$$;
comment on function app.begin_job_turn(text, int) is 'Says that a job of a round begins.';

revoke all on function app.take_job_turn(text, uuid), app.begin_job_turn(text, int) from public;
grant usage on schema app to dropwise_jobs;
grant execute on function app.take_job_turn(text, uuid), app.begin_job_turn(text, int) to dropwise_jobs;

-- A company may let so many plans wait: `waitingPlans` of its plan, 40 unless said, 0 = unlimited.
create function app.check_waiting_plans() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  allowed int := coalesce((app.plan_limits(new.tenant_id) ->> 'waitingPlans')::int, 40);
  seconds int;
begin
  if allowed = 0 then return new; end if;
  -- Counted under a lock per company, as vehicles are.
  perform pg_advisory_xact_lock(hashtextextended('waiting_plans:' || new.tenant_id, 0));
  if (select count(*) from public.plans p where p.tenant_id = new.tenant_id and p.status = 'queued') < allowed then
    return new;
  end if;
  -- When the run that ends first makes room; nobody knows when the queued ones begin.
  select ceil(min(p.time_limit_seconds - extract(epoch from now() - p.started_at))) into seconds
  from public.plans p where p.tenant_id = new.tenant_id and p.status = 'running';
  perform app.refuse('too_many_plans_waiting', 429,
    jsonb_build_object('limit', allowed, 'seconds', greatest(1, coalesce(seconds, 10)))::text);
  return null;
end $$;
comment on function app.check_waiting_plans() is 'Refuses a plan while as many of the company wait as its plan allows.';
create trigger check_waiting before insert on public.plans
  for each row when (new.status = 'queued') execute function app.check_waiting_plans();
create index plans_waiting on public.plans (tenant_id, id) where status in ('queued', 'running');
