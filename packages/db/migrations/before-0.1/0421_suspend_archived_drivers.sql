-- A driver who is archived keeps neither a sign-in nor the way to another one; and who made a sign-in code is written down.

-- Only what the driver's own role opened: whoever is also a dispatcher stays one.
create function app.suspend_archived_driver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.driver_codes c where c.tenant_id = new.tenant_id and c.driver_id = new.id and new.status = 'archived';
  if new.user_id is null or exists (select 1 from public.drivers d
      where d.tenant_id = new.tenant_id and d.user_id = new.user_id and d.id <> new.id and d.status = 'active') then
    return null;
  end if;
  update public.memberships m set status = case new.status when 'archived' then 'suspended' else 'active' end
  where m.tenant_id = new.tenant_id and m.user_id = new.user_id and m.role = 'driver';
  if new.status = 'archived' and not exists (select 1 from public.memberships m
      where m.user_id = new.user_id and m.status = 'active') then
    delete from auth.sessions s where s.user_id = new.user_id;
    -- Servers believe in a session for some seconds unless its end is announced.
    perform pg_notify('surface_sessions', new.user_id::text);
  end if;
  return null;
end $$;
revoke all on function app.suspend_archived_driver() from public;
comment on function app.suspend_archived_driver() is
  'Archiving a driver suspends the account''s role as a driver and ends its sessions; taking the driver back lifts that.';
create trigger suspend_archived_driver after update of status on public.drivers
  for each row when (old.status is distinct from new.status) execute function app.suspend_archived_driver();

-- Who writes, how and from where, as every line of the audit log names it.
create function app.audit_origin(out actor_id uuid, out actor_label text, out via text, out ip text, out user_agent text, out request_id text)
language sql stable security definer set search_path = '' as $$
  with origin as (
    select coalesce(nullif(current_setting('app.origin', true), '')::jsonb, '{}') as said
  ), person as (
    select coalesce((said ->> 'actor')::uuid, nullif(app.claims() ->> 'sub', '')::uuid) as id from origin
  )
  select p.id, (select u.email from auth.users u where u.id = p.id),
    coalesce(said ->> 'via', case when p.id is not null then 'session' end, nullif(current_setting('app.reason', true), ''), current_user),
    coalesce(said ->> 'ip', nullif(current_setting('request.ip', true), '')),
    left(coalesce(said ->> 'userAgent', nullif(current_setting('request.headers', true), '')::jsonb ->> 'user-agent'), 300),
    said ->> 'requestId'
  from origin, person p
$$;
revoke all on function app.audit_origin() from public;

create or replace function app.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin record;
  was jsonb := case when tg_op <> 'INSERT' then app.audited(to_jsonb(old)) end;
  becomes jsonb := case when tg_op <> 'DELETE' then app.audited(to_jsonb(new)) end;
  whole jsonb := coalesce(becomes, was);
begin
  select * into origin from app.audit_origin();
  -- Jobs that follow the day write far more than people do; delivery events tell their story.
  if origin.actor_id is null and tg_argv[0] = 'people' then return null; end if;
  -- What goes with its company is told by the company's own line.
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

create or replace function app.write_audit_of_many() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin record;
begin
  select * into origin from app.audit_origin();
  if origin.actor_id is null then return null; end if;
  insert into public.audit_log (tenant_id, actor_id, actor_label, via, ip, user_agent, request_id, action, subject, subject_id, label, after)
  select a.tenant_id, origin.actor_id, origin.actor_label, origin.via, origin.ip, origin.user_agent, origin.request_id,
    tg_table_name || '.insert', tg_table_name, case when count(*) = 1 then min(a.id::text) end,
    case when count(*) = 1 then left(min(named.label), 200) else count(*) || ' rows' end,
    case when count(*) = 1 then (select app.audited(to_jsonb(row_added)) from added row_added limit 1)
      else jsonb_build_object('rows', count(*), 'first', min(named.label), 'last', max(named.label)) end
  from added a
  cross join lateral (select coalesce(to_jsonb(a) ->> 'reference', to_jsonb(a) ->> 'text') as label) named
  group by a.tenant_id;
  return null;
end $$;

create function app.audit_driver_code() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.audit_log (tenant_id, actor_id, actor_label, via, ip, user_agent, request_id, action, subject, subject_id, label)
  select new.tenant_id, o.actor_id, o.actor_label, o.via, o.ip, o.user_agent, o.request_id,
    'driver_codes.insert', 'driver_codes', new.driver_id::text, left(d.name, 200)
  from app.audit_origin() o, public.drivers d where d.tenant_id = new.tenant_id and d.id = new.driver_id;
  return null;
end $$;
revoke all on function app.audit_driver_code() from public;
comment on function app.audit_driver_code() is 'A line for each code made; the code itself, and its use, are no writes of a member.';
create trigger audit_driver_code after insert or update on public.driver_codes
  for each row execute function app.audit_driver_code();
