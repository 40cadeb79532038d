-- What one person likes to see of a list: the same on every device of theirs, and nobody else's business.

create table public.saved_views (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  user_id uuid not null default app.user_id() references auth.users (id) on delete cascade,
  name text not null check (name in ('orders.filters', 'orders.hidden-columns')),
  value jsonb not null check (jsonb_typeof(value) = 'array' and octet_length(value::text) <= 8192),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, user_id, name)
);
create index saved_views_by_user on public.saved_views (user_id);
comment on table public.saved_views is 'Filters that a person kept and columns that they hid, by list.';
create trigger touch before update on public.saved_views for each row execute function app.touch();
alter table public.saved_views enable row level security;
revoke all on table public.saved_views from public, anon, authenticated;
grant select, delete on table public.saved_views to authenticated;
-- A page writes a whole row over the one that is there; when it did so is ours to say.
grant insert (tenant_id, user_id, name, value), update (tenant_id, user_id, name, value) on table public.saved_views to authenticated;
grant select, insert, update, delete on table public.saved_views to service_role;
create policy service_works on public.saved_views to service_role using (true) with check (true);
create policy own_views on public.saved_views to authenticated
  using (tenant_id = (select app.tenant_id()) and user_id = (select app.user_id()) and (select app.is_reader()))
  with check (tenant_id = (select app.tenant_id()) and user_id = (select app.user_id()) and (select app.is_reader()));
