create or replace function app.audit_kept_since() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select (a.after ->> 'until')::timestamptz from public.audit_log a
  where a.action = 'audit_log.remove' order by a.at desc limit 1
$$;
revoke all on function app.audit_kept_since() from public;
grant execute on function app.audit_kept_since() to authenticated, service_role;
comment on function app.audit_kept_since() is 'Retention removed log lines up to this time; null while it has removed none.';
