create or replace function app.note_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.subscription_events (tenant_id, subscription_id, plan_id, status, amount)
    values (new.tenant_id, new.id, new.plan_id, new.status, new.amount);
  elsif (new.plan_id, new.status, new.amount) is distinct from (old.plan_id, old.status, old.amount) then
    insert into public.subscription_events
      (tenant_id, subscription_id, plan_id, status, amount, previous_plan_id, previous_status, previous_amount)
    values (new.tenant_id, new.id, new.plan_id, new.status, new.amount, old.plan_id, old.status, old.amount);
  end if;
  return null;
end $$;
