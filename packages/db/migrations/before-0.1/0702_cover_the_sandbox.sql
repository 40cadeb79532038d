-- Test data may name real people: what is asked for a person reaches the sandbox of the company too.

create function app.sandbox_rows_of(kind text, company uuid, names text[], emails text[], phones text[], shares_name boolean)
returns table (sandbox uuid, ids uuid[]) language sql stable security definer set search_path = '' as $$
  with people as (
    select r.tenant_id, r.id, r.name, r.email, r.phone from public.recipients r where sandbox_rows_of.kind = 'recipient'
    union all
    select d.tenant_id, d.id, d.name, d.email, d.phone from public.drivers d where sandbox_rows_of.kind = 'driver')
  select t.id, array_agg(p.id order by p.id) from public.tenants t join people p on p.tenant_id = t.id
  where t.sandbox_of = company and (lower(p.email) = any (emails)
    or regexp_replace(p.phone, '[^0-9]', '', 'g') in (select regexp_replace(x, '[^0-9]', '', 'g') from unnest(phones) x)
    or not shares_name and lower(trim(p.name)) in (select lower(n) from unnest(names) n))
  group by t.id
$$;
comment on function app.sandbox_rows_of(text, uuid, text[], text[], text[], boolean) is
  'Rows of a company''s sandbox that are the person with these words.';
revoke all on function app.sandbox_rows_of(text, uuid, text[], text[], text[], boolean) from public;
grant execute on function app.sandbox_rows_of(text, uuid, text[], text[], text[], boolean) to service_role;

-- Work of a sandbox is nobody's: it holds up no erasure.
create or replace function app.person_obstacles(kind text, company uuid, ids uuid[]) returns table (what text)
language sql stable security definer set search_path = '' as $$
  select 'Order ' || o.reference || ' is ' || case o.status when 'open' then 'open' else 'on the road' end from public.orders o
  where kind = 'recipient' and o.tenant_id = company and o.recipient_id = any (ids) and o.status in ('open', 'dispatched') and not app.is_sandbox(o.tenant_id)
  union all
  select 'Route ' || r.number || ' of ' || r.date || ' is not finished' from public.routes r
  join public.drivers d on d.tenant_id = r.tenant_id and d.id = r.driver_id
  where r.status in ('dispatched', 'started') and not app.is_sandbox(r.tenant_id)
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
