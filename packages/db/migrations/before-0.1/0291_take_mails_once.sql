-- Every server hears of every mail, and two that took it at the same moment both sent it.

alter table public.outbox add column taken_until timestamptz;
comment on column public.outbox.taken_until is 'A worker is sending it, and may be until then; after that it counts as gone.';
