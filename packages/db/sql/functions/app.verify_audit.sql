create or replace function app.verify_audit() returns table (sealed bigint, broken_at bigint, kept_since timestamptz)
language sql stable security definer set search_path = '' as $$
  select count(a.id), min(l.position) filter (where not l.is_whole), app.audit_kept_since()
  from app.audit_links() l left join public.audit_log a on a.id = l.audit_id
$$;
revoke all on function app.verify_audit() from public;
grant execute on function app.verify_audit() to service_role;
comment on function app.verify_audit() is
  'Number of sealed lines, position of the first broken link (null if the chain is valid), and the time up to which retention removed lines.';
