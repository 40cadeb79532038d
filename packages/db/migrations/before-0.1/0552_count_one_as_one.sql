-- What a plan refuses is a sentence for people: of one order or one person it speaks in the singular.
create or replace function app.check_order_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
  allowed int;
begin
  for company in select distinct a.tenant_id from added a loop
    allowed := coalesce((app.plan_limits(company) ->> 'orders')::int, 0);
    continue when allowed = 0;
    perform pg_advisory_xact_lock(hashtextextended('order_limit:' || company, 0));
    if exists (select from (select distinct a.date from added a where a.tenant_id = company) days
        where (select count(*) from public.orders o
          where o.tenant_id = company and o.date = days.date and o.status <> 'cancelled') > allowed) then
      perform app.refuse('plan_limit', 403,
        'more than ' || allowed || case when allowed = 1 then ' order' else ' orders' end || ' a day');
    end if;
  end loop;
  return null;
end $$;

create or replace function app.check_member_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare allowed int;
begin
  if new.status <> 'active' or new.role = 'driver' then return new; end if;
  if tg_op = 'UPDATE' and old.status = 'active' and old.role <> 'driver' then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('member_limit:' || new.tenant_id, 0));
  allowed := coalesce((app.plan_limits(new.tenant_id) ->> 'members')::int, 0);
  if allowed > 0 and (select count(*) from public.memberships m where m.tenant_id = new.tenant_id
      and m.status = 'active' and m.role <> 'driver' and m.user_id <> new.user_id) >= allowed then
    perform app.refuse('plan_limit', 403,
      'more than ' || allowed || case when allowed = 1 then ' person' else ' people' end || ' in the portal');
  end if;
  return new;
end $$;
