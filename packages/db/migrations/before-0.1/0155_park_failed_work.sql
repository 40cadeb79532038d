-- Sweeps over rows of many companies take each row in a transaction of its own. A row whose work failed is parked here,
-- so that it neither stops the others nor is tried on every pass.

create table public.parked_work (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  kind text not null,
  subject_id uuid not null,
  error text not null,
  attempts int not null default 1 check (attempts > 0),
  parked_at timestamptz not null default now(),
  retry_at timestamptz not null,
  primary key (tenant_id, kind, subject_id)
);
create index parked_work_by_kind on public.parked_work (kind, retry_at);
comment on table public.parked_work is
  'Work on one row that failed while the rest of its sweep went on: which row, why, and when it is tried again.';
call app.protect_platform_table('public.parked_work');
grant select on public.parked_work to authenticated;
create policy owner_looks on public.parked_work for select to authenticated using ((select app.is_platform_owner()));
