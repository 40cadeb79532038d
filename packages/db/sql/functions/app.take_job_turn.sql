create or replace function app.take_job_turn(queue text, company uuid) returns int
language sql security definer set search_path = '' as $$
  insert into app.job_turns as t (tenant_id, queue, round)
  values (take_job_turn.company, take_job_turn.queue,
    coalesce((select r.round from app.job_rounds r where r.queue = take_job_turn.queue), 1))
  on conflict (tenant_id, queue) do update set round = greatest(t.round + 1, excluded.round)
  returning t.round
$$;
revoke all on function app.take_job_turn(text,uuid) from public;
grant execute on function app.take_job_turn(text,uuid) to dropwise_jobs;
comment on function app.take_job_turn(text,uuid) is 'Assigns the round of a company''s new job.';
