-- Every write of a person: who, what, before, after, from where. Append-only by grants, and by a chain of hashes that shows
-- whether somebody with more rights changed or removed a line.

alter table public.audit_log
  add column actor_label text,
  add column via text,
  add column ip text,
  add column user_agent text,
  add column request_id text,
  add column subject_id text,
  add column label text,
  add column before jsonb,
  add column after jsonb;
comment on column public.audit_log.via is 'How: a session, the name of an API key, or the reason of a job.';
comment on column public.audit_log.label is 'What people call the thing: a name, a number, an address.';
create index audit_log_by_time on public.audit_log (at desc, id desc);

-- Never written down, not even before and after: secrets, and what a row carries only for the database's own work.
create function app.audited(row_data jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select row_data - array['key_hash', 'token_hash', 'secret', 'previous_secret', 'updated_at', 'last_used_at', 'search',
    'attachment', 'provider_event_at']
$$;

create function app.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin jsonb := coalesce(nullif(current_setting('app.origin', true), '')::jsonb, '{}');
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), '')::jsonb, '{}');
  person uuid := coalesce((origin ->> 'actor')::uuid, nullif(app.claims() ->> 'sub', '')::uuid);
  was jsonb := case when tg_op <> 'INSERT' then app.audited(to_jsonb(old)) end;
  becomes jsonb := case when tg_op <> 'DELETE' then app.audited(to_jsonb(new)) end;
  whole jsonb := coalesce(becomes, was);
begin
  -- Jobs that follow the day write far more than people do; delivery events tell their story.
  if person is null and tg_argv[0] = 'people' then return null; end if;
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
    person,
    (select u.email from auth.users u where u.id = person),
    coalesce(origin ->> 'via', case when person is not null then 'session' end, nullif(current_setting('app.reason', true), ''), current_user),
    coalesce(origin ->> 'ip', nullif(current_setting('request.ip', true), '')),
    left(coalesce(origin ->> 'userAgent', headers ->> 'user-agent'), 300),
    origin ->> 'requestId',
    tg_table_name || '.' || lower(tg_op),
    tg_table_name,
    coalesce(whole ->> 'id', whole ->> 'user_id', whole ->> 'key', whole ->> 'tenant_id'),
    left(coalesce(whole ->> 'name', whole ->> 'reference', whole ->> 'number', whole ->> 'title', whole ->> 'subject', whole ->> 'email', whole ->> 'key'), 200),
    was, becomes);
  return null;
end $$;

-- One line for many rows that a file brought: the import and the rows themselves say the rest.
create function app.write_audit_of_many() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin jsonb := coalesce(nullif(current_setting('app.origin', true), '')::jsonb, '{}');
  person uuid := coalesce((origin ->> 'actor')::uuid, nullif(app.claims() ->> 'sub', '')::uuid);
begin
  if person is null then return null; end if;
  insert into public.audit_log (tenant_id, actor_id, actor_label, via, ip, user_agent, request_id, action, subject, subject_id, label, after)
  select a.tenant_id, person, (select u.email from auth.users u where u.id = person), coalesce(origin ->> 'via', 'session'),
    coalesce(origin ->> 'ip', nullif(current_setting('request.ip', true), '')), origin ->> 'userAgent', origin ->> 'requestId',
    tg_table_name || '.insert', tg_table_name, case when count(*) = 1 then min(a.id::text) end,
    case when count(*) = 1 then min(a.reference) else count(*) || ' rows' end,
    case when count(*) = 1 then (select app.audited(to_jsonb(one)) from added one limit 1)
      else jsonb_build_object('rows', count(*), 'first', min(a.reference), 'last', max(a.reference)) end
  from added a group by a.tenant_id;
  return null;
end $$;

-- `who`: people = only what a person asked for; all = what jobs do too.
create procedure app.audit_table(target regclass, who text default 'all')
language plpgsql set search_path = '' as $$
begin
  execute format('create trigger write_audit after insert or update or delete on %s for each row execute function app.write_audit(%L)', target, who);
end $$;

do $$
declare t text;
begin
  foreach t in array array['tenants', 'memberships', 'invitations', 'api_keys', 'depots', 'drivers', 'vehicles', 'device_tokens',
    'subscriptions', 'subscription_plans', 'invoices', 'billing_details', 'email_templates', 'support_tickets', 'incidents',
    'maintenance_windows', 'owners'] loop
    execute format('call app.audit_table(%L)', 'public.' || t);
  end loop;
  foreach t in array array['plans', 'routes', 'profiles', 'addresses', 'delivery_preferences', 'region_builds'] loop
    execute format('call app.audit_table(%L, %L)', 'public.' || t, 'people');
  end loop;
end $$;
call app.audit_table('app.settings', 'people');
create trigger write_audit after update or delete on public.orders for each row execute function app.write_audit('people');
create trigger write_audit_of_many after insert on public.orders referencing new table as added
  for each statement execute function app.write_audit_of_many();

-- The chain ---------------------------------------------------------------------------------------------
create table app.audit_seals (
  position bigint primary key,
  audit_id uuid not null unique,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);
comment on table app.audit_seals is 'A hash of each audit line together with the one before: a line changed or removed later breaks it.';
alter table app.audit_seals enable row level security;
revoke all on app.audit_seals from public, anon, authenticated;
grant select on app.audit_seals to service_role;
create policy service_reads on app.audit_seals for select to service_role using (true);

create function app.audit_text(line public.audit_log) returns bytea language sql stable set search_path = '' as $$
  select convert_to(jsonb_strip_nulls(to_jsonb(line))::text, 'UTF8')
$$;

-- Seals lines in batches, outside the writes themselves, so that those need not queue. Returns how many.
create function app.seal_audit(most int default 5000) returns int
language plpgsql security definer set search_path = '' as $$
declare
  line public.audit_log;
  done int := 0;
  at_position bigint;
  chain bytea;
begin
  perform pg_advisory_xact_lock(hashtextextended('audit seal', 0));
  select s.position, s.hash into at_position, chain from app.audit_seals s order by s.position desc limit 1;
  for line in select a.* from public.audit_log a where not exists (select from app.audit_seals s where s.audit_id = a.id)
    order by a.at, a.id limit most
  loop
    at_position := coalesce(at_position, 0) + 1;
    chain := sha256(coalesce(chain, '') || app.audit_text(line));
    insert into app.audit_seals (position, audit_id, hash) values (at_position, line.id, chain);
    done := done + 1;
  end loop;
  return done;
end $$;

-- The first place where the chain does not hold, null while all is well.
create function app.verify_audit() returns table (sealed bigint, broken_at bigint)
language sql stable security definer set search_path = '' as $$
  with links as (
    select s.position, row_number() over (order by s.position) as expected, s.hash,
      sha256(coalesce(lag(s.hash) over (order by s.position), '') || coalesce(app.audit_text(a), '')) as computed
    from app.audit_seals s left join public.audit_log a on a.id = s.audit_id)
  select count(*), min(position) filter (where hash <> computed or position <> expected) from links
$$;
revoke all on function app.seal_audit(int), app.verify_audit() from public;
grant execute on function app.seal_audit(int), app.verify_audit() to service_role;
