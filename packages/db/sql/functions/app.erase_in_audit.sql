-- `subjects`: ids of rows about the person, whose `before` and `after` are removed. `actors`: accounts whose address is removed.
create or replace function app.erase_in_audit(request uuid, kind text, companies uuid[], is_account boolean, subjects text[], actors uuid[], pattern text)
returns int language plpgsql security definer set search_path = '' as $$
declare
  teller uuid := app.uuid_v7();
  changed uuid[];
begin
  -- Blocks seal_audit, so that it seals each line either before or after the erasure.
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
revoke all on function app.erase_in_audit(uuid,text,uuid[],boolean,text[],uuid[],text) from public;
grant execute on function app.erase_in_audit(uuid,text,uuid[],boolean,text[],uuid[],text) to service_role;
comment on function app.erase_in_audit(uuid,text,uuid[],boolean,text[],uuid[],text) is
  'Removes a person from the audit log and logs the removal. The actor''s id remains but names nobody.';
