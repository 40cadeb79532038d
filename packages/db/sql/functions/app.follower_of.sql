create or replace function app.follower_of(company uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  -- Rendezvous hashing: when a process starts or stops, only its own companies move.
  select p.id from app.processes p
  where p.role <> 'api' and p.seen_at > now() - interval '15 seconds'
  order by hashtextextended(p.id::text || ' ' || company::text, 0) desc, p.id limit 1
$$;
revoke all on function app.follower_of(uuid) from public;
grant execute on function app.follower_of(uuid) to service_role;
comment on function app.follower_of(uuid) is 'The worker process that updates the routes of a company; null if there is none.';
