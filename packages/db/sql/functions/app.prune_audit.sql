-- Reads the retention period from the owner's settings, whose changes are audited, with a minimum of three months. Returns the
-- number of removed lines.
create or replace function app.prune_audit(most int default 20000) returns int
language plpgsql security definer set search_path = '' as $$
declare
  months int := (select (s.value #>> '{}')::int from app.settings s where s.key = 'audit_months');
  last bigint;
  broken bigint;
  removed int;
  until timestamptz;
begin
  if coalesce(months, 0) < 3 then return 0; end if;
  perform pg_advisory_xact_lock(hashtextextended('audit seal', 0));
  -- Removes from the start of the chain only. An old line that was sealed later waits for the lines before it.
  select least(min(s.position) + prune_audit.most, coalesce(
      min(s.position) filter (where a.at >= now() - make_interval(months => months)) - 1, max(s.position)))
    into last from app.audit_seals s left join public.audit_log a on a.id = s.audit_id;
  -- Keeps lines that somebody tampered with, as evidence: the job fails and names the first one.
  select min(l.position) into broken from app.audit_links() l where l.position <= last and not l.is_whole;
  if broken is not null then
    raise exception 'The audit log does not hold at line %. Nothing is removed.', broken using errcode = 'data_corrupted';
  end if;
  with deleted as (
    delete from public.audit_log a using app.audit_seals s
    where s.audit_id = a.id and s.position <= last returning a.at)
  select count(*), max(at) into removed, until from deleted;
  if removed = 0 then return 0; end if;
  delete from app.audit_seals s where s.position < last;
  insert into public.audit_log (action, subject, via, label, after)
  select 'audit_log.remove', 'audit_log', 'retention', removed || case removed when 1 then ' line' else ' lines' end,
    jsonb_build_object('lines', removed, 'position', s.position, 'hash', encode(s.hash, 'hex'), 'until', until, 'months', months)
  from app.audit_seals s where s.position = last;
  perform app.seal_audit();
  return removed;
end $$;
revoke all on function app.prune_audit(integer) from public;
grant execute on function app.prune_audit(integer) to service_role;
comment on function app.prune_audit(integer) is
  'Removes sealed lines older than the retention period and keeps the last seal as the anchor. Removes nothing if the chain is broken.';
