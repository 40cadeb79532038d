-- Compares each seal with the hash computed for it. Retention deletes the line of the first seal, the anchor; the anchor is
-- valid if a later line of the chain records the removal with its position and hash.
create or replace function app.audit_links() returns table ("position" bigint, audit_id uuid, is_whole boolean)
language sql stable security definer set search_path = '' as $$
  with first as (
    select s.position, exists (
        select from public.audit_log a
        where a.action = 'audit_log.remove' and a.after ->> 'position' = s.position::text
          and a.after ->> 'hash' = encode(s.hash, 'hex')
          and not exists (select from public.audit_log l where l.id = s.audit_id)) as is_anchor
    from app.audit_seals s order by s.position limit 1
  ), logged_erasures as (
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
    select from app.audit_erasures e join logged_erasures t using (told_by) where e.audit_id = l.audit_id and e.hash = l.alone)) from links l
$$;
revoke all on function app.audit_links() from public;
