-- A repeated request gets the first answer, and that names the readings a person should look at.
alter table public.imports add column warnings jsonb not null default '[]' check (jsonb_typeof(warnings) = 'array');
comment on column public.imports.warnings is 'What the import read and a person should look at, as its answer told it.';
