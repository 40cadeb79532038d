-- A change by hand may break a rule of the day once a person confirms it by name. The audit log tells who did.
alter table public.routes add column broken_rules jsonb not null default '[]' check (jsonb_typeof(broken_rules) = 'array');
comment on column public.routes.broken_rules is 'Rules that the newest change by hand broke and its author confirmed (contracts: planViolation).';
