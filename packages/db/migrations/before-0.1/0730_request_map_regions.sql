-- A company whose depot no region holds asks the platform's owner for one. One request for each company.
create table public.map_requests (
  tenant_id uuid primary key references public.tenants (id) on delete cascade,
  requested_by uuid references auth.users (id) on delete set null,
  requested_at timestamptz not null default now()
);
create index map_requests_by_person on public.map_requests (requested_by);
comment on table public.map_requests is 'Companies that asked the platform''s owner for a map region around their depots. It counts until regions hold them all.';
call app.protect_tenant_table('public.map_requests', false);
-- What sandboxes try is nothing that the owner should act on.
alter policy owner_looks on public.map_requests using ((select app.is_platform_owner())
  and (tenant_id in (select app.sandboxes())) is not true);
