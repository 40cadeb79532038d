-- May the company work?
create or replace function app.require_subscriptions() returns trigger language plpgsql set search_path = '' as $$
declare
  company uuid;
  reason text;
begin
  -- A loop: in a `where` the planner would ask of each row again.
  for company in select distinct a.tenant_id from added a loop
    reason := app.why_not_work(company);
    if reason is not null then perform app.refuse(reason, 403); end if;
  end loop;
  return null;
end $$;
comment on function app.require_subscriptions() is 'As require_subscription, once for all rows of a statement.';
