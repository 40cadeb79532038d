-- TEST_CLOCK=1: owners of an installation that is not for production see what happens to a company in days to come. Its time moves
-- by bringing nearer what lies ahead; every other function goes on reading the one clock of the database.

alter table public.tenants add column days_ahead int not null default 0 check (days_ahead >= 0);
comment on column public.tenants.days_ahead is 'By how many days an owner moved the company''s time with the test clock.';

create function app.move_company_time(company uuid, days int) returns void
language plpgsql security definer set search_path = '' as $$
declare step interval := make_interval(days => days);
begin
  if not coalesce((select s.value = '"on"' from app.settings s where s.key = 'test_clock'), false) then
    perform app.refuse('test_clock_off', 403);
  end if;
  update public.subscriptions s set trial_ends_at = s.trial_ends_at - step, past_due_since = s.past_due_since - step,
    current_period_start = s.current_period_start - step, current_period_end = s.current_period_end - step,
    cancelled_at = s.cancelled_at - step
  where s.tenant_id = company;
  -- The day of issue is printed on the invoice, and what is settled stays as it is.
  update public.invoices i set due_at = i.due_at - step where i.tenant_id = company and i.status = 'open';
  update public.invitations v set expires_at = v.expires_at - step where v.tenant_id = company;
  update public.tenants t set suspended_at = t.suspended_at - step, delete_after = t.delete_after - step,
    days_ahead = t.days_ahead + days
  where t.id = company;
end $$;
revoke all on function app.move_company_time(uuid, int) from public;
grant execute on function app.move_company_time(uuid, int) to service_role;
comment on function app.move_company_time(uuid, int) is
  'Moves a company''s time on: its dates of billing, invitations and deletion come nearer. Refused unless the product runs with TEST_CLOCK=1.';
