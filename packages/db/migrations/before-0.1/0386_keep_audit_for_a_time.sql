-- The audit log is kept as long as the owner says. Lines that are older go from the front of the chain; the seal of the last
-- of them stays as an anchor, and a line of the log itself, sealed like every other, says what went and which anchor it is.

comment on table app.audit_seals is
  'A hash of each audit line together with the one before: a line changed or removed later breaks it. The first may be the anchor: the seal of the last line that was removed for its age.';

create index audit_log_removals on public.audit_log (at desc) where action = 'audit_log.remove';

-- Each seal with what it ought to be. The anchor's own line is gone: that its removal is told, with this place and hash, stands
-- in for it, and the line that tells it is in the chain.
create function app.audit_links() returns table ("position" bigint, audit_id uuid, is_whole boolean)
language sql stable security definer set search_path = '' as $$
  with first as (
    select s.position, exists (
        select from public.audit_log a
        where a.action = 'audit_log.remove' and a.after ->> 'position' = s.position::text
          and a.after ->> 'hash' = encode(s.hash, 'hex')
          and not exists (select from public.audit_log l where l.id = s.audit_id)) as is_anchor
    from app.audit_seals s order by s.position limit 1
  ), links as (
    select s.position, s.audit_id, s.hash, f.is_anchor and s.position = f.position as is_anchor,
      case when f.is_anchor then f.position else 1 end + row_number() over (order by s.position) - 1 as expected,
      sha256(coalesce(lag(s.hash) over (order by s.position), '') || coalesce(app.audit_text(a), '')) as computed
    from app.audit_seals s cross join first f left join public.audit_log a on a.id = s.audit_id)
  select l.position, l.audit_id, l.position = l.expected and (l.is_anchor or l.hash = l.computed) from links l
$$;

create function app.audit_kept_since() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (a.after ->> 'until')::timestamptz from public.audit_log a
  where a.action = 'audit_log.remove' order by a.at desc limit 1
$$;
comment on function app.audit_kept_since() is 'Lines of up to then were removed for their age; null while the log is whole.';

drop function app.verify_audit();
create function app.verify_audit() returns table (sealed bigint, broken_at bigint, kept_since timestamptz)
language sql stable security definer set search_path = '' as $$
  select count(a.id), min(l.position) filter (where not l.is_whole), app.audit_kept_since()
  from app.audit_links() l left join public.audit_log a on a.id = l.audit_id
$$;
comment on function app.verify_audit() is
  'How many lines are sealed, the first place where the chain does not hold (null while all is well), and since when the log is kept.';

-- Takes no period: it reads the owner's, whose change is a line of the log, and never goes below three months. Returns how many.
create function app.prune_audit(most int default 20000) returns int
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
  -- The chain is cut from its front: a line that is older than its neighbours but came later waits for them.
  select least(min(s.position) + prune_audit.most, coalesce(
      min(s.position) filter (where a.at >= now() - make_interval(months => months)) - 1, max(s.position)))
    into last from app.audit_seals s left join public.audit_log a on a.id = s.audit_id;
  -- What somebody tampered with must not go with the old lines: it is kept as it is, and the job says so.
  select min(l.position) into broken from app.audit_links() l where l.position <= last and not l.is_whole;
  if broken is not null then
    raise exception 'The audit log does not hold at line %. Nothing is removed.', broken using errcode = 'data_corrupted';
  end if;
  with gone as (
    delete from public.audit_log a using app.audit_seals s
    where s.audit_id = a.id and s.position <= last returning a.at)
  select count(*), max(at) into removed, until from gone;
  if removed = 0 then return 0; end if;
  delete from app.audit_seals s where s.position < last;
  insert into public.audit_log (action, subject, via, label, after)
  select 'audit_log.remove', 'audit_log', 'retention', removed || case removed when 1 then ' line' else ' lines' end,
    jsonb_build_object('lines', removed, 'position', s.position, 'hash', encode(s.hash, 'hex'), 'until', until, 'months', months)
  from app.audit_seals s where s.position = last;
  perform app.seal_audit();
  return removed;
end $$;
comment on function app.prune_audit(int) is
  'Removes sealed lines that are older than the owner keeps them, and leaves the anchor. Nothing where the chain is broken.';

revoke all on function app.audit_links(), app.audit_kept_since(), app.verify_audit(), app.prune_audit(int) from public;
grant execute on function app.verify_audit(), app.prune_audit(int) to service_role;
grant execute on function app.audit_kept_since() to authenticated, service_role;
