-- A company moves out as one archive, and into another installation from one.
create table public.archives (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  kind text not null check (kind in ('export', 'import')),
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  rows_done int not null default 0,
  rows_total int,
  counts jsonb not null default '{}' check (app.is_json(counts, 'object', 10000)),
  bytes bigint,
  error text check (length(error) <= 1000),
  created_by uuid,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (tenant_id, id),
  check ((status in ('done', 'failed')) = (finished_at is not null))
);
comment on table public.archives is 'Work on archives of whole companies: written for download, or read back in. The files lie in DATA_DIR/archives.';
comment on column public.archives.counts is 'Rows by table.';
call app.protect_tenant_table('public.archives', false);
