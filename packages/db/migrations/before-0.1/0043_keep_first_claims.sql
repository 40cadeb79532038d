-- A server may die after its work is done and before its answer is kept. The retry then runs under the same first_at, from which
-- the row's id is made: it finds the row that is there instead of making a second one.
alter table app.idempotency_keys add column first_at timestamptz not null default now();
comment on column app.idempotency_keys.first_at is 'When the key was first claimed; created_at is when it was last claimed.';
