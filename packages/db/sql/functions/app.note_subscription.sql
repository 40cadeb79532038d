create or replace function app.note_subscription() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    insert into public.subscription_events (tenant_id, subscription_id, plan_id, status, amount, currency)
    values (new.tenant_id, new.id, new.plan_id, new.status, app.monthly_amount(new.amount, new.period), new.currency);
  elsif (new.plan_id, new.status, new.amount, new.period, new.currency)
    is distinct from (old.plan_id, old.status, old.amount, old.period, old.currency) then
    if new.currency <> old.currency and old.status in ('active', 'past_due') then
      -- Keeps sums per currency correct: the subscription leaves the old currency and joins the new one.
      insert into public.subscription_events
        (tenant_id, subscription_id, plan_id, status, amount, currency, previous_plan_id, previous_status, previous_amount)
      values (new.tenant_id, new.id, old.plan_id, old.status, 0, old.currency, old.plan_id, old.status,
        app.monthly_amount(old.amount, old.period));
    end if;
    insert into public.subscription_events
      (tenant_id, subscription_id, plan_id, status, amount, currency, previous_plan_id, previous_status, previous_amount)
    values (new.tenant_id, new.id, new.plan_id, new.status, app.monthly_amount(new.amount, new.period), new.currency,
      old.plan_id, old.status, case when new.currency = old.currency then app.monthly_amount(old.amount, old.period) else 0 end);
  end if;
  return null;
end $$;
