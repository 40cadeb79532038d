-- A test key is told of open work in its sandbox as a real one is told of the company's; an erasure for the company goes past it.

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

create or replace function app.refuse_obstacles(kind text, company uuid, ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare first text;
begin
  -- What is tried in a sandbox is nobody's work: it does not hold up the erasure of a person of the company.
  if app.is_sandbox(company) then return; end if;
  select o.what into first from app.person_obstacles(kind, company, ids) o limit 1;
  if first is not null then perform app.refuse('person_in_use', 409, first); end if;
end $$;
