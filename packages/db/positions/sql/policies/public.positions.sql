-- The product works as the login that owns the table, so policies are forced. They call no function and read no table: a
-- cluster's workers have neither. A transaction says with `set local` which company it is about.
alter table public.positions enable row level security;
alter table public.positions force row level security;
create policy of_the_company on public.positions
  using (tenant_id = nullif(nullif(current_setting('app.positions_tenant', true), ''), 'all')::uuid)
  with check (tenant_id = nullif(nullif(current_setting('app.positions_tenant', true), ''), 'all')::uuid);
-- For partitions and the retention, which are about the positions of all companies.
create policy of_all_companies on public.positions for select using (current_setting('app.positions_tenant', true) = 'all');
create policy all_companies_forget on public.positions for delete using (current_setting('app.positions_tenant', true) = 'all');
