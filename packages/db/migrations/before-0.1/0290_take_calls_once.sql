-- Who is calling: two workers that hear of the same call must not both make it, and a company's calls under way can be counted.

alter table public.webhook_calls add column taken_until timestamptz;
comment on column public.webhook_calls.taken_until is 'A worker is calling, and may be until then; after that it counts as gone.';
drop index public.webhook_calls_waiting;
create index webhook_calls_due on public.webhook_calls (tenant_id, next_at) where state = 'waiting';
