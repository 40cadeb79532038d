-- Rows of a sandbox do not block an erasure.
create or replace function app.person_obstacles(kind text, company uuid, ids uuid[]) returns table (what text)
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
revoke all on function app.person_obstacles(text,uuid,uuid[]) from public;
grant execute on function app.person_obstacles(text,uuid,uuid[]) to service_role;
comment on function app.person_obstacles(text,uuid,uuid[]) is
  'Unfinished work and posts that only this person holds. Any row blocks the erasure of the person.';
