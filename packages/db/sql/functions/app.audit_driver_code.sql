create or replace function app.audit_driver_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (tenant_id, actor_id, actor_label, via, ip, user_agent, request_id, action, subject, subject_id, label)
  select new.tenant_id, o.actor_id, o.actor_label, o.via, o.ip, o.user_agent, o.request_id,
    'driver_codes.insert', 'driver_codes', new.driver_id::text, left(d.name, 200)
  from app.audit_origin() o, public.drivers d where d.tenant_id = new.tenant_id and d.id = new.driver_id;
  return null;
end $$;
revoke all on function app.audit_driver_code() from public;
comment on function app.audit_driver_code() is
  'Logs each code that a member creates, without the code. Using a code is not logged, because no member writes then.';
