-- Counts under a lock per company, as check_vehicle_limit does. Drivers do not count, as the pricing page states.
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
