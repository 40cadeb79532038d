-- Running processes, which spread the companies among the workers that follow the day, and the database's size by day.
create table app.processes (
  id uuid primary key,
  role text not null check (role in ('all', 'api', 'worker')),
  host text not null,
  pid integer not null,
  version text not null,
  plan_threads integer not null,
  plan_concurrency integer not null,
  memory_bytes bigint not null default 0,
  region_bytes bigint not null default 0,
  vehicles_waiting integer not null default 0,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
comment on table app.processes is 'Running processes of this installation. Each writes its row every few seconds; the stale ones are removed.';
comment on column app.processes.vehicles_waiting is 'Vehicles with new positions whose routes the process has not updated yet.';

create table app.database_sizes (
  day date primary key,
  bytes bigint not null
);
comment on table app.database_sizes is 'The last measured size of the database of each day, for its growth.';
