-- A plan's limits are what its row says: people in the portal and API keys, besides vehicles (0006). 0 people = unlimited;
-- only `"api": false` refuses keys. What a plan lists as its features is what is so.

create function app.plan_limits(tenant uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select s.limits from public.subscriptions s where s.tenant_id = tenant and s.status <> 'cancelled'
$$;
revoke all on function app.plan_limits(uuid) from public;
grant execute on function app.plan_limits(uuid) to service_role;

-- Counted under a lock per company, as vehicles are. Drivers do not count: pricing says so.
create function app.check_member_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare allowed int;
begin
  if new.status <> 'active' or new.role = 'driver' then return new; end if;
  if tg_op = 'UPDATE' and old.status = 'active' and old.role <> 'driver' then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('member_limit:' || new.tenant_id, 0));
  allowed := coalesce((app.plan_limits(new.tenant_id) ->> 'members')::int, 0);
  if allowed > 0 and (select count(*) from public.memberships m where m.tenant_id = new.tenant_id
      and m.status = 'active' and m.role <> 'driver' and m.user_id <> new.user_id) >= allowed then
    perform app.refuse('plan_limit', 403, 'more than ' || allowed || ' people in the portal');
  end if;
  return new;
end $$;
create trigger check_limit before insert or update of status, role on public.memberships
  for each row execute function app.check_member_limit();

create function app.check_api_keys() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.plan_limits(new.tenant_id) -> 'api' = 'false' then
    perform app.refuse('plan_limit', 403, 'API keys');
  end if;
  return new;
end $$;
create trigger check_limit before insert on public.api_keys for each row execute function app.check_api_keys();

update public.subscription_plans set limits = '{"members": 3, "api": false}' where id = 'starter' and limits = '{"members": 3}';
update public.subscriptions set limits = limits || '{"api": false}' where plan_id = 'starter' and limits = '{"members": 3}';

-- The lists as they shipped; what an owner wrote since stays.
update public.subscription_plans p set features = n.features from (values
  ('starter', '["Up to 5 vehicles", "Route planning on real roads", "Live map and tracking pages", "CSV and XLSX import", "E-mail support"]'::jsonb,
    '["Up to 5 vehicles", "3 people in the portal", "Planning and re-planning on real roads", "Live map and tracking pages in your brand", "CSV and XLSX import, full export", "Analytics"]'::jsonb),
  ('professional', '["Up to 25 vehicles", "Everything in Starter", "Re-planning during the day", "Analytics and export", "API and webhooks", "Priority support"]',
    '["Up to 25 vehicles", "15 people in the portal", "Everything in Starter", "API keys for your own systems"]'),
  ('enterprise', '["Unlimited vehicles", "Everything in Professional", "Own region packs and engines", "Single sign-on", "Agreed service levels"]',
    '["Unlimited vehicles", "Unlimited people in the portal", "Everything in Professional", "Regions of your own", "Agreed service levels"]')
) as n (id, shipped, features) where p.id = n.id and p.features = n.shipped;
