-- Refuses the statement when a company may not work.
create or replace function app.require_subscriptions() returns trigger language plpgsql set search_path = '' as $$
declare
  company uuid;
  reason text;
begin
  -- A loop, because in a `where` clause the check would run for every row.
  for company in select distinct a.tenant_id from added a loop
    reason := app.why_not_work(company);
    if reason is not null then perform app.refuse(reason, 403); end if;
  end loop;
  return null;
end $$;
comment on function app.require_subscriptions() is 'Same as require_subscription, once for all rows of a statement.';
