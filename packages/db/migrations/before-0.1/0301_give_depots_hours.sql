-- When a depot is open, on its own clock: no van leaves before it opens, none comes back after it has closed.

alter table public.depots
  add column opens_at time,
  add column closes_at time,
  add constraint depots_hours_are_two check ((opens_at is null) = (closes_at is null) and opens_at is distinct from closes_at
    or opens_at is null and closes_at is null);
comment on column public.depots.opens_at is 'Null: open at all hours. A time after closes_at: open over midnight.';
