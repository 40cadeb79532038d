-- Applies the retention period to this person's list.
create or replace function app.note_sign_in(target uuid, outcome text, method text, ip text, user_agent text) returns void
language sql security definer set search_path = '' as $$
  delete from app.sign_ins s where s.user_id = target and s.at < app.kept_until('sign_ins');
  insert into app.sign_ins (user_id, outcome, method, ip, user_agent)
  values (target, note_sign_in.outcome, left(note_sign_in.method, 50), nullif(note_sign_in.ip, '')::inet, left(note_sign_in.user_agent, 500));
$$;
revoke all on function app.note_sign_in(uuid,text,text,text,text) from public;
grant execute on function app.note_sign_in(uuid,text,text,text,text) to service_role, supabase_admin;
