-- A run may aim for the last van to be home as early as may be.
alter table public.plans drop constraint plans_objective_check;
alter table public.plans add constraint plans_objective_check
  check (objective in ('cost', 'vehicles', 'balance', 'finish'));
