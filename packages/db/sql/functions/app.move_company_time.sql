create or replace function app.move_company_time(company uuid, days int) returns void
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
  -- The issue date is printed on the invoice, so it stays. Settled invoices stay too.
  update public.invoices i set due_at = i.due_at - step where i.tenant_id = company and i.status = 'open';
  update public.invitations v set expires_at = v.expires_at - step where v.tenant_id = company;
  update public.tenants t set suspended_at = t.suspended_at - step, delete_after = t.delete_after - step,
    days_ahead = t.days_ahead + days
  where t.id = company;
end $$;
revoke all on function app.move_company_time(uuid,integer) from public;
grant execute on function app.move_company_time(uuid,integer) to service_role;
comment on function app.move_company_time(uuid,integer) is
  'Moves the billing, invitation and deletion dates of a company closer, as if time had passed. Refused without TEST_CLOCK=1.';
