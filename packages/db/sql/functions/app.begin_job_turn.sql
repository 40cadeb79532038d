create or replace function app.begin_job_turn(queue text, round int) returns void
language sql security definer set search_path = '' as $$
  insert into app.job_rounds as r (queue, round) values (begin_job_turn.queue, begin_job_turn.round)
  on conflict (queue) do update set round = excluded.round where r.round < excluded.round
$$;
revoke all on function app.begin_job_turn(text,integer) from public;
grant execute on function app.begin_job_turn(text,integer) to dropwise_jobs;
comment on function app.begin_job_turn(text,integer) is 'Records that the queue has started a round.';
