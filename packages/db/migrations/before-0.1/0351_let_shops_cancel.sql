-- A shop that cancels an order cancels it here too, and what is set of a shop can be changed without connecting it anew.

alter table public.shop_calls drop constraint shop_calls_outcome_check;
alter table public.shop_calls add constraint shop_calls_outcome_check
  check (outcome in ('stored', 'unchanged', 'cancelled', 'ignored', 'refused'));
create trigger write_audit_of_changes after update of name, secret, lead_days on public.shops
  for each row execute function app.write_audit('all');
