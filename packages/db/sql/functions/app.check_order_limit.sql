-- Counts under a lock per company, so that two simultaneous imports cannot exceed the limit together.
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
comment on function app.check_order_limit() is
  'Refuses orders above the plan''s limit for their day. An order that moves to another day does not count as new.';
