-- Pay of past days is not rewritten: a rule does not change, is removed only before it begins, and begins in the past
-- only where no other rule pays these drivers.
create or replace function app.check_pay_rule() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (select (now() at time zone t.time_zone)::date from public.tenants t where t.id = coalesce(new.tenant_id, old.tenant_id));
begin
  if tg_op = 'DELETE' then
    -- The rows of a deleted company go by a cascade.
    if pg_trigger_depth() = 1 and old.starts_on <= today then perform app.refuse('pay_rule_started', 409, old.name); end if;
    return old;
  end if;
  if tg_op = 'UPDATE' then
    -- Erasures replace a person's name, and the maker's account may end.
    if to_jsonb(new) - array['name', 'created_by'] is distinct from to_jsonb(old) - array['name', 'created_by'] then
      perform app.refuse('pay_rule_started', 409, old.name);
    end if;
    return new;
  end if;
  -- Two rules at once could each miss the other.
  perform 1 from public.tenants t where t.id = new.tenant_id for update;
  if exists (select from unnest(new.driver_ids) as n (id)
      where not exists (select from public.drivers d where d.tenant_id = new.tenant_id and d.id = n.id)) then
    perform app.refuse('not_found', 404, 'The driver');
  end if;
  if exists (select from public.pay_rules r where r.tenant_id = new.tenant_id and r.starts_on = new.starts_on
      and (r.driver_ids && new.driver_ids or (r.driver_ids = '{}' and new.driver_ids = '{}'))) then
    perform app.refuse('pay_rule_twice', 409, new.starts_on::text);
  end if;
  if new.starts_on < today and exists (
    select from public.pay_rules r where r.tenant_id = new.tenant_id and r.starts_on < today
      and case when new.driver_ids = '{}' then r.driver_ids = '{}' and r.starts_on <= new.starts_on
        else r.driver_ids = '{}' or (r.driver_ids && new.driver_ids and r.starts_on <= new.starts_on) end) then
    perform app.refuse('pay_rule_in_past', 409);
  end if;
  return new;
end $$;
comment on function app.check_pay_rule() is 'Keeps the pay of past days as it was.';
