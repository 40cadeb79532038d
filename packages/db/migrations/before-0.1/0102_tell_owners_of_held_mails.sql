-- The platform's own limit of account mails is a brake: whoever runs the platform sees in the audit log that it was reached.
create function app.note_mails_held(mail_group text, per_hour integer) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (action, subject, details)
  values ('mails_held', note_mails_held.mail_group, jsonb_build_object('perHour', note_mails_held.per_hour))
$$;
revoke all on function app.note_mails_held(text, integer) from public;
grant execute on function app.note_mails_held(text, integer) to supabase_admin, service_role;
