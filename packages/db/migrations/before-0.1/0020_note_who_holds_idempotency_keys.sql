-- A request that is still running holds its key. Who runs it is noted, so that a key whose server died can be taken over.
alter table app.idempotency_keys add column holder text;
comment on column app.idempotency_keys.holder is 'The server process that runs the request; status null = not answered yet.';
create index idempotency_keys_by_age on app.idempotency_keys (created_at);

-- Orders look up the stop that serves them, failed ones included.
create index stops_by_order on public.stops (tenant_id, order_id);
