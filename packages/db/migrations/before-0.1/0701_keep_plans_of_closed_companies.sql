-- Closing a company ends its subscription. What it was before comes back when the company is reopened within its grace.
alter table public.subscriptions add column status_before_closing text
  check (status_before_closing in ('trial', 'active', 'past_due'));
comment on column public.subscriptions.status_before_closing is
  'What a subscription was that ended because its company was closed; null for every other one.';
-- Companies that are closed now ended theirs in the same moment.
update public.subscriptions s set status_before_closing = case when s.current_period_end is null and s.trial_ends_at is not null
    then 'trial' else 'active' end
  from public.tenants t where t.id = s.tenant_id and t.status = 'closed' and s.status = 'cancelled'
    and s.cancelled_at >= t.delete_after - interval '30 days' - interval '1 minute';
