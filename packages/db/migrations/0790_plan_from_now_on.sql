-- No van leaves before the plan that sends it: a plan for today begins when it was made. The column is the moment from which
-- runs, edits, checks and reasons of the plan count, so that all of them see the same day.
alter table public.plans add column planned_at timestamptz not null default now();
-- The day of change of a plan stays as it was.
alter table public.plans disable trigger user;
update public.plans set planned_at = created_at;
alter table public.plans enable trigger user;
comment on column public.plans.planned_at is
  'When it was planned. On its own day no van leaves before, and breaks that were over by then are not planned. Copies keep it.';
