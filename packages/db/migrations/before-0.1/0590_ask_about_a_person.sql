-- What somebody asked to be done with the data of one person: a copy of it, or its erasure. The words for it are those of
-- packages/db/src/personal-data.ts, which says for every column of the database what happens to it.

create table public.person_requests (
  id uuid primary key default app.uuid_v7(),
  tenant_id uuid references public.tenants (id) on delete cascade,
  kind text not null check (kind in ('recipient', 'driver', 'member', 'account')),
  act text not null check (act in ('export', 'erase')),
  person_ids uuid[] not null check (cardinality(person_ids) between 1 and 100),
  status text not null default 'queued' check (status in ('waiting', 'queued', 'running', 'done', 'failed')),
  counts jsonb not null default '{}' check (app.is_json(counts, 'object', 20000)),
  bytes bigint,
  error text check (length(error) <= 1000),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((kind = 'account') = (tenant_id is null)),
  check ((status in ('done', 'failed')) = (finished_at is not null)),
  check (status <> 'waiting' or act = 'erase')
);
comment on table public.person_requests is
  'Exports and erasures of one person, by ids alone: the row outlives the person. Files of exports lie in DATA_DIR/persons for seven days. Without a company: somebody''s own account.';
comment on column public.person_requests.status is '`waiting`: the person is part of work that has not ended; erased once it has.';
comment on column public.person_requests.counts is 'Rows by table that were exported or erased.';
create index person_requests_of_company on public.person_requests (tenant_id, id desc);
create index person_requests_of_person on public.person_requests (created_by);
create index person_requests_open on public.person_requests (status) where status in ('waiting', 'queued', 'running');
call app.protect_platform_table('public.person_requests');
grant select on public.person_requests to authenticated;
create policy admins_read on public.person_requests for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
create policy own_read on public.person_requests for select to authenticated
  using (kind = 'account' and person_ids = array[(select app.user_id())]);
create policy owner_looks on public.person_requests for select to authenticated using ((select app.is_platform_owner()));

-- What stands against erasing somebody now, in words for people.
create function app.person_obstacles(kind text, company uuid, ids uuid[]) returns table (what text)
language sql stable security definer set search_path = '' as $$
  select 'Order ' || o.reference || ' is ' || case o.status when 'open' then 'open' else 'on the road' end from public.orders o
  where kind = 'recipient' and o.tenant_id = company and o.recipient_id = any (ids) and o.status in ('open', 'dispatched')
  union all
  select 'Route ' || r.number || ' of ' || r.date || ' is not finished' from public.routes r
  join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
  where r.status in ('dispatched', 'started')
    and (kind = 'driver' and r.tenant_id = company and d.id = any (ids)
      or kind = 'member' and r.tenant_id = company and d.user_id = any (ids)
      or kind = 'account' and d.user_id = any (ids))
  union all
  select t.name || ' has no other administrator' from public.memberships m
  join public.tenants t on t.id = m.tenant_id and t.status <> 'closed'
  where m.user_id = any (ids) and m.role = 'admin' and m.status = 'active'
    and (kind = 'account' or kind = 'member' and m.tenant_id = company)
    and not exists (select from public.memberships o where o.tenant_id = m.tenant_id and o.role = 'admin'
      and o.status = 'active' and o.user_id <> all (ids))
  union all
  select 'The platform has no other owner' from public.owners w
  where kind = 'account' and w.id = any (ids) and not exists (select from public.owners o where o.id <> all (ids))
$$;
comment on function app.person_obstacles(text, uuid, uuid[]) is
  'Work that is not finished and posts that nobody else holds: while there is a row, the person is not erased.';

-- The objects in storage that show a person: bucket and name.
create function app.person_files(kind text, company uuid, ids uuid[]) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select o.tenant_id, o.id from public.orders o where kind = 'recipient' and o.tenant_id = company and o.recipient_id = any (ids))
  select distinct 'proofs', f from public.driver_events e join mine using (tenant_id), unnest(e.files) f where e.order_id = mine.id
  union
  -- A file that hangs on another person's order too stays there.
  select 'attachments', a.object from public.order_attachments a join mine using (tenant_id)
  where a.order_id = mine.id and not exists (select from public.order_attachments b
    where b.tenant_id = a.tenant_id and b.file_id = a.file_id and b.order_id not in (select m.id from mine m))
  union
  select 'feedback', o.name from storage.objects o, unnest(ids) person
  where kind = 'account' and o.bucket_id = 'feedback' and o.path_tokens[1] = person::text
  union
  select 'feedback', f from public.feedback b, unnest(b.photos) f
  where kind = 'recipient' and b.tenant_id = company and b.delivery_id in (select d.id from public.deliveries d
      join mine on mine.tenant_id = d.tenant_id and mine.id = d.order_id where d.tenant_id = company)
$$;
comment on function app.person_files(text, uuid, uuid[]) is 'Photos, signatures and files that show a person or were sent by them.';

-- Whether an account is open, and where; its secrets stay behind.
create function app.account_rows(person uuid) returns table (place text, "row" jsonb)
language sql stable security definer set search_path = '' as $$
  select 'auth.users', to_jsonb(u) from auth.users u where u.id = person
  union all select 'auth.identities', to_jsonb(i) from auth.identities i where i.user_id = person
  union all select 'auth.sessions', to_jsonb(s) from auth.sessions s where s.user_id = person
  union all select 'auth.mfa_factors', to_jsonb(f) - 'secret' from auth.mfa_factors f where f.user_id = person
  union all select 'auth.webauthn_credentials', to_jsonb(c) - 'public_key' from auth.webauthn_credentials c where c.user_id = person
$$;
comment on function app.account_rows(uuid) is 'Rows of an account in the schema auth, for its person''s export. personal-data.ts names the columns that are left out.';

do $$
declare f regprocedure;
begin
  foreach f in array array['app.person_obstacles(text, uuid, uuid[])', 'app.person_files(text, uuid, uuid[])', 'app.account_rows(uuid)']::regprocedure[] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to service_role', f);
  end loop;
end $$;
