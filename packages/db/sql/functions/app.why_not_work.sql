-- Returns the exact reason why a company may not work, for example an ended trial and not a suspension.
create or replace function app.why_not_work(target uuid) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when t.status <> 'active' then 'company_suspended'
    when not app.is_billing_on() then null
    when s.status in ('active', 'past_due') then null
    when s.status = 'trial' and s.trial_ends_at > now() then null
    when s.status = 'cancelled' then 'subscription_ended'
    else 'trial_ended'
  end
  from public.tenants t left join lateral (
    select x.status, x.trial_ends_at from public.subscriptions x where x.tenant_id = t.id
    order by x.status = 'cancelled', x.created_at desc limit 1) s on true
  where t.id = app.company_of(target)
$$;
revoke all on function app.why_not_work(uuid) from public;
grant execute on function app.why_not_work(uuid) to authenticated, service_role;
