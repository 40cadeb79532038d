-- Seals lines in batches, outside their own transactions, so that writes do not wait for each other. Returns the number of
-- sealed lines.
create or replace function app.seal_audit(most int default 5000) returns int
language plpgsql security definer set search_path = '' as $$
declare
  line public.audit_log;
  done int := 0;
  at_position bigint;
  chain bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit seal', 0));
  select s.position, s.hash into at_position, chain from app.audit_seals s order by s.position desc limit 1;
  for line in select a.* from public.audit_log a where not exists (select from app.audit_seals s where s.audit_id = a.id)
    order by a.at, a.id limit most
  loop
    at_position := coalesce(at_position, 0) + 1;
    chain := sha256(coalesce(chain, '') || app.audit_text(line));
    insert into app.audit_seals (position, audit_id, hash) values (at_position, line.id, chain);
    done := done + 1;
  end loop;
  return done;
end $$;
revoke all on function app.seal_audit(integer) from public;
grant execute on function app.seal_audit(integer) to service_role;
