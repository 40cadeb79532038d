-- Channel rules (realtime.messages) and the change feed: triggers write realtime.changes and wake listeners by NOTIFY.
create schema if not exists realtime;

create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid() primary key,
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now()
);
alter table realtime.messages add column if not exists binary_payload bytea;
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
create index if not exists messages_topic_idx on realtime.messages (topic, inserted_at desc) where private and extension = 'broadcast';
alter table realtime.messages enable row level security;
drop policy if exists administered on realtime.messages;
create policy administered on realtime.messages to service_role, supabase_admin using (true) with check (true);
comment on table realtime.messages is 'Policies here say who may join (select) and send (insert) on private channels.';
comment on policy administered on realtime.messages is 'Operators may join and send everywhere.';

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- An object without an id of its own gets the message's, so that those who hear it twice can tell.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  if jsonb_typeof(payload) = 'object' and not payload ? 'id' then
    payload := payload || jsonb_build_object('id', message_id);
  end if;
  insert into realtime.messages (id, payload, event, topic, private, extension)
    values (message_id, payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'realtime.send: %', sqlerrm;
end $$;

create or replace function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql as $$
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
    values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'realtime.send_binary: %', sqlerrm;
end $$;

create or replace function realtime.broadcast_changes(topic_name text, event_name text, operation text, table_name text, table_schema text,
                                                      new record, old record, level text default 'ROW') returns void
language plpgsql as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  end if;
  perform realtime.send(jsonb_build_object('old_record', to_jsonb(old), 'record', to_jsonb(new), 'operation', operation,
                                           'table', table_name, 'schema', table_schema), event_name, topic_name);
end $$;

create or replace function realtime.announce_message() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.extension = 'broadcast' and new.event is not null then
    perform pg_catalog.pg_notify('realtime_messages', new.id::text);
  end if;
  return null;
end $$;
create or replace trigger announce_message after insert on realtime.messages for each row execute function realtime.announce_message();

-- Unlogged: after a crash nobody is connected who could still want these rows.
create unlogged table if not exists realtime.changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  relid oid not null,
  kind text not null,
  record jsonb,
  old_record jsonb,
  committed_at timestamptz not null default clock_timestamp()
);
-- The sequence is logged: a promoted standby has no valid page of an unlogged one, and every write would fail. Only where
-- needed, since it locks the sequence until this transaction ends.
do $$ begin
  if exists (select from pg_class where oid = 'realtime.changes_id_seq'::regclass and relpersistence = 'u') then
    alter sequence realtime.changes_id_seq set logged;
  end if;
end $$;
create index if not exists changes_xid_idx on realtime.changes (xid);
create index if not exists changes_committed_at_idx on realtime.changes (committed_at);
comment on table realtime.changes is 'The last minute of changes of published tables, for the surface to deliver. NOTIFY carries the xid.';
alter table realtime.changes enable row level security;
drop policy if exists administered on realtime.changes;
create policy administered on realtime.changes to supabase_admin using (true) with check (true);
comment on policy administered on realtime.changes is 'Only the surface reads the feed: it checks each subscriber''s own policies.';

-- One statement, one insert: transition tables keep bulk writes cheap. Old and new rows of an update come in the same order.
create or replace function realtime.record_changes() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into realtime.changes (relid, kind, record) select tg_relid, 'INSERT', pg_catalog.to_jsonb(n) from new_rows n;
  elsif tg_op = 'DELETE' then
    insert into realtime.changes (relid, kind, old_record) select tg_relid, 'DELETE', pg_catalog.to_jsonb(o) from old_rows o;
  else
    insert into realtime.changes (relid, kind, record, old_record)
      select tg_relid, 'UPDATE', n.r, o.r
        from (select pg_catalog.row_number() over () as i, pg_catalog.to_jsonb(t) as r from new_rows t) n
        join (select pg_catalog.row_number() over () as i, pg_catalog.to_jsonb(t) as r from old_rows t) o using (i)
       order by i;
  end if;
  if found then
    perform pg_catalog.pg_notify('realtime_changes', pg_catalog.pg_current_xact_id()::text);
  end if;
  return null;
end $$;
revoke all on function realtime.record_changes() from public;

-- Gives every table of the publication its three triggers, takes them from tables that left it. Returns what could not be done.
create or replace function realtime.attach_feed() returns table (relid oid, problem text)
language plpgsql security definer set search_path = '' set lock_timeout = '2s' as $$
declare
  it record;
begin
  for it in
    with expected as (
      select distinct c.oid
        from pg_catalog.pg_publication_tables p
        join pg_catalog.pg_namespace n on n.nspname = p.schemaname
        join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
       where p.pubname = 'supabase_realtime' and p.schemaname not in ('realtime', 'auth') and c.relkind in ('r', 'p')
    ), has as (
      select tgrelid as oid, pg_catalog.count(*) as n from pg_catalog.pg_trigger
       where tgname like 'realtime\_feed\_%' and not tgisinternal and tgparentid = 0 group by tgrelid
    )
    select coalesce(w.oid, h.oid) as oid, w.oid is not null as want
      from expected w full join has h on h.oid = w.oid
     where (w.oid is null) or (h.n is distinct from 3)
  loop
    begin
      execute pg_catalog.format('drop trigger if exists realtime_feed_insert on %s', it.oid::pg_catalog.regclass);
      execute pg_catalog.format('drop trigger if exists realtime_feed_update on %s', it.oid::pg_catalog.regclass);
      execute pg_catalog.format('drop trigger if exists realtime_feed_delete on %s', it.oid::pg_catalog.regclass);
      if it.want then
        execute pg_catalog.format('create trigger realtime_feed_insert after insert on %s referencing new table as new_rows for each statement execute function realtime.record_changes()', it.oid::pg_catalog.regclass);
        execute pg_catalog.format('create trigger realtime_feed_update after update on %s referencing old table as old_rows new table as new_rows for each statement execute function realtime.record_changes()', it.oid::pg_catalog.regclass);
        execute pg_catalog.format('create trigger realtime_feed_delete after delete on %s referencing old table as old_rows for each statement execute function realtime.record_changes()', it.oid::pg_catalog.regclass);
      end if;
    exception when others then
      relid := it.oid;
      problem := sqlerrm;
      return next;
    end;
  end loop;
end $$;
revoke all on function realtime.attach_feed() from public;

grant usage on schema realtime to anon, authenticated, service_role;
grant all on schema realtime to supabase_admin;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages, realtime.changes to supabase_admin;
grant execute on function realtime.attach_feed() to supabase_admin;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.send_binary(bytea, text, text, boolean) to public;
