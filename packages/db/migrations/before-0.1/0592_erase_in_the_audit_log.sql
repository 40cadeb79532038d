-- The audit log keeps that something was done and when. What its lines say of an erased person goes; that it went is a line of
-- its own, sealed like every other, with a digest of what the lines became: the chain still shows every other change.

create table app.audit_erasures (
  told_by uuid not null,
  audit_id uuid not null,
  hash bytea not null,
  primary key (told_by, audit_id)
);
comment on table app.audit_erasures is 'Lines of the audit log from which a person was erased: what each became, and the line that tells of it.';
create index audit_erasures_by_line on app.audit_erasures (audit_id);
alter table app.audit_erasures enable row level security;
revoke all on app.audit_erasures from public, anon, authenticated;
grant select on app.audit_erasures to service_role;
create policy service_reads on app.audit_erasures for select to service_role using (true);

create or replace function app.audit_links() returns table ("position" bigint, audit_id uuid, is_whole boolean)
language sql stable security definer set search_path = '' as $$
  with first as (
    select s.position, exists (
        select from public.audit_log a
        where a.action = 'audit_log.remove' and a.after ->> 'position' = s.position::text
          and a.after ->> 'hash' = encode(s.hash, 'hex')
          and not exists (select from public.audit_log l where l.id = s.audit_id)) as is_anchor
    from app.audit_seals s order by s.position limit 1
  ), told as (
    select e.told_by from app.audit_erasures e join public.audit_log a on a.id = e.told_by and a.action = 'person.erase'
    group by e.told_by, a.after
    having a.after ->> 'digest' = encode(sha256(string_agg(uuid_send(e.audit_id) || e.hash, '' order by e.audit_id)), 'hex')
  ), links as (
    select s.position, s.audit_id, s.hash, f.is_anchor and s.position = f.position as is_anchor,
      case when f.is_anchor then f.position else 1 end + row_number() over (order by s.position) - 1 as expected,
      sha256(coalesce(lag(s.hash) over (order by s.position), '') || coalesce(app.audit_text(a), '')) as computed,
      sha256(app.audit_text(a)) as alone
    from app.audit_seals s cross join first f left join public.audit_log a on a.id = s.audit_id)
  select l.position, l.audit_id, l.position = l.expected and (l.is_anchor or l.hash = l.computed or exists (
    select from app.audit_erasures e join told t using (told_by) where e.audit_id = l.audit_id and e.hash = l.alone)) from links l
$$;

-- `subjects`: ids of rows that are the person's, whose before and after go as a whole. `actors`: accounts whose address goes.
create function app.erase_in_audit(request uuid, kind text, companies uuid[], is_account boolean, subjects text[], actors uuid[], pattern text)
returns int language plpgsql security definer set search_path = '' as $$
declare
  teller uuid := app.uuid_v7();
  changed uuid[];
begin
  -- Whoever seals meanwhile waits: a line is sealed as it was or as it became.
  perform pg_advisory_xact_lock(hashtextextended('audit seal', 0));
  with lines as (
    update public.audit_log a set
      label = case when mine.is_subject then null when pattern is null then a.label else app.erase_in_text(a.label, pattern) end,
      before = case when mine.is_subject then null when pattern is null then a.before else app.erase_in_json(a.before, pattern) end,
      after = case when mine.is_subject then null when pattern is null then a.after else app.erase_in_json(a.after, pattern) end,
      details = case when mine.is_subject then '{}' when pattern is null then a.details else app.erase_in_json(a.details, pattern) end,
      subject_id = case when pattern is null then a.subject_id else app.erase_in_text(a.subject_id, pattern) end,
      actor_label = case when mine.is_actor then 'erased' when pattern is null then a.actor_label else app.erase_in_text(a.actor_label, pattern) end,
      ip = case when mine.is_actor then null else a.ip end,
      user_agent = case when mine.is_actor then null else a.user_agent end
    from (select l.id, coalesce(l.subject_id = any (subjects), false) as is_subject, coalesce(l.actor_id = any (actors), false) as is_actor
      from public.audit_log l where l.tenant_id = any (companies) or is_account and l.tenant_id is null) mine
    where mine.id = a.id and a.action not in ('audit_log.remove', 'person.erase')
      and (mine.is_actor and (a.actor_label, a.ip, a.user_agent) is distinct from ('erased', null, null)
        or mine.is_subject and (a.label is not null or a.before is not null or a.after is not null or a.details <> '{}')
        or a.label ~* pattern or a.actor_label ~* pattern or a.subject_id ~* pattern
        or app.json_says(a.before, pattern) or app.json_says(a.after, pattern) or app.json_says(a.details, pattern))
    returning a.id)
  select array_agg(l.id) into changed from lines l;
  insert into public.audit_log (id, tenant_id, actor_id, action, subject, subject_id, via, label, after)
  select teller, companies[1], r.created_by, 'person.erase', erase_in_audit.kind, request::text, 'privacy', erase_in_audit.kind,
    jsonb_build_object('lines', coalesce(cardinality(changed), 0), 'digest', (
      select encode(sha256(string_agg(uuid_send(a.id) || sha256(app.audit_text(a)), '' order by a.id)), 'hex')
      from public.audit_log a where a.id = any (changed)))
  from (select) nothing left join public.person_requests r on r.id = request;
  insert into app.audit_erasures (told_by, audit_id, hash)
  select teller, a.id, sha256(app.audit_text(a)) from public.audit_log a where a.id = any (changed);
  return coalesce(cardinality(changed), 0);
end $$;
comment on function app.erase_in_audit(uuid, text, uuid[], boolean, text[], uuid[], text) is
  'Takes a person out of the lines of the audit log and tells so. Who acted stays as an id that names nobody any more.';
revoke all on function app.erase_in_audit(uuid, text, uuid[], boolean, text[], uuid[], text) from public;
grant execute on function app.erase_in_audit(uuid, text, uuid[], boolean, text[], uuid[], text) to service_role;
