-- Companies that moved to another installation, and the numbers by which strangers look for them here.
create table app.company_moves (
  tenant_id uuid primary key,
  name text not null,
  address text not null,
  state text not null check (state in ('paused', 'committing', 'moved', 'done')),
  paused_at timestamptz not null default now(),
  paused_until timestamptz not null,
  moved_at timestamptz,
  positions_before timestamptz not null,
  status_before text,
  counts jsonb not null default '{}'
);
comment on table app.company_moves is 'A company that moves or moved to another installation, with the address of its new home.';
comment on column app.company_moves.state is 'paused: writes are refused until paused_until; committing: until the command is run again; moved: older positions still follow; done.';
comment on column app.company_moves.status_before is 'The state of the company before it was closed here.';
comment on column app.company_moves.positions_before is 'Positions before this moment follow after the write pause.';

create table app.moved_numbers (
  tenant_id uuid not null references app.company_moves on delete cascade,
  digest bytea not null,
  primary key (tenant_id, digest)
);
create index moved_numbers_by_digest on app.moved_numbers (digest);
comment on table app.moved_numbers is 'SHA-256 of the tracking numbers and API keys of companies that moved, to name their new home.';
