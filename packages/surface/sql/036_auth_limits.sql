-- Tries of whatever is limited (sign-ins, codes, mails), counted for all servers together. Not logged: after a crash of the
-- database every count starts at nothing, which is better than a write to disk for each wrong password.
create unlogged table if not exists auth.rate_limits (
  key text primary key,
  hits integer not null,
  ends_at timestamptz not null
);
create index if not exists rate_limits_ends_at_idx on auth.rate_limits (ends_at);
comment on table auth.rate_limits is 'How often somebody tried something in the window that ends at ends_at.';

alter table auth.rate_limits enable row level security;
drop policy if exists administered on auth.rate_limits;
create policy administered on auth.rate_limits to supabase_admin, supabase_auth_admin using (true) with check (true);
comment on policy administered on auth.rate_limits is 'Only the surface itself reads and writes here.';
grant all on auth.rate_limits to supabase_admin, supabase_auth_admin;

-- Counts one try of each quota [{key, most, seconds}]. Answers 0, or the seconds to wait, and then none of them was counted.
create or replace function auth.take_tries(quotas jsonb, at timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  quota record;
  wait integer;
begin
  for quota in select q.* from jsonb_to_recordset(quotas) as q (key text, most integer, seconds integer) loop
    insert into auth.rate_limits as l (key, hits, ends_at)
    select quota.key, 1, at + make_interval(secs => quota.seconds) where quota.most > 0
    on conflict (key) do update
      set hits = case when l.ends_at <= at then 1 else l.hits + 1 end,
          ends_at = case when l.ends_at <= at then excluded.ends_at else l.ends_at end
      where l.ends_at <= at or l.hits < quota.most;
    if not found then
      select ceil(extract(epoch from l.ends_at - at)) into wait from auth.rate_limits l where l.key = quota.key;
      raise exception using errcode = 'RL001', message = greatest(1, coalesce(wait, quota.seconds));
    end if;
  end loop;
  return 0;
exception when sqlstate 'RL001' then
  -- The block is undone as a whole, so what was counted before the refusal is given back.
  return sqlerrm::integer;
end $$;

-- Adds tries that a process counted by itself, fewer than none when it gives some back, and tells what all processes counted.
create or replace function auth.count_tries(key text, tries integer, seconds integer, at timestamptz default now())
returns table (hits integer, ends_at timestamptz)
language sql security definer set search_path = '' as $$
  insert into auth.rate_limits as l (key, hits, ends_at)
  values (count_tries.key, greatest(count_tries.tries, 0), count_tries.at + make_interval(secs => count_tries.seconds))
  on conflict (key) do update
    set hits = case when l.ends_at <= count_tries.at then excluded.hits else greatest(l.hits + count_tries.tries, 0) end,
        ends_at = case when l.ends_at <= count_tries.at then excluded.ends_at else l.ends_at end
  returning l.hits, l.ends_at
$$;

-- Gives one try of each key back.
create or replace function auth.release_tries(keys text[]) returns void
language sql security definer set search_path = '' as $$
  update auth.rate_limits set hits = hits - 1 where key = any(keys) and hits > 0
$$;

create or replace function auth.forget_tries(keys text[]) returns void
language sql security definer set search_path = '' as $$
  delete from auth.rate_limits where key = any(keys)
$$;

create or replace function auth.forget_ended_tries(at timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from auth.rate_limits where ends_at < at
$$;

revoke all on function auth.take_tries(jsonb, timestamptz), auth.release_tries(text[]), auth.forget_tries(text[]),
  auth.count_tries(text, integer, integer, timestamptz), auth.forget_ended_tries(timestamptz) from public;
grant execute on function auth.take_tries(jsonb, timestamptz), auth.release_tries(text[]), auth.forget_tries(text[]),
  auth.count_tries(text, integer, integer, timestamptz), auth.forget_ended_tries(timestamptz)
  to supabase_admin, supabase_auth_admin, service_role;
