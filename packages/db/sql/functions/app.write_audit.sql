create or replace function app.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin record;
  was jsonb := case when tg_op <> 'INSERT' then app.audited(to_jsonb(old)) end;
  becomes jsonb := case when tg_op <> 'DELETE' then app.audited(to_jsonb(new)) end;
  whole jsonb := coalesce(becomes, was);
begin
  select * into origin from app.audit_origin();
  -- Jobs that follow the day write far more than people do, and delivery events record their work.
  if origin.actor_id is null and tg_argv[0] = 'people' then return null; end if;
  -- Skips rows deleted by a cascade: the log line of the company covers them.
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then return null; end if;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(b.key, a.value) into was, becomes
    from jsonb_each(was) b join jsonb_each(becomes) a using (key) where a.value is distinct from b.value;
    if was is null then return null; end if;
  end if;
  insert into public.audit_log (tenant_id, actor_id, actor_label, via, ip, user_agent, request_id, action, subject, subject_id, label, before, after)
  values (
    case tg_table_name when 'tenants' then (whole ->> 'id')::uuid else (whole ->> 'tenant_id')::uuid end,
    origin.actor_id, origin.actor_label, origin.via, origin.ip, origin.user_agent, origin.request_id,
    tg_table_name || '.' || lower(tg_op),
    tg_table_name,
    coalesce(whole ->> 'id', whole ->> 'user_id', whole ->> 'key', whole ->> 'tenant_id'),
    left(coalesce(whole ->> 'name', whole ->> 'reference', whole ->> 'number', whole ->> 'title', whole ->> 'subject', whole ->> 'email', whole ->> 'key'), 200),
    was, becomes);
  return null;
end $$;
