-- A test key is answered like a real one, and nothing of what it asks for is kept.
alter table public.api_keys add column is_test boolean not null default false;
comment on column public.api_keys.is_test is 'Requests are checked and answered, then rolled back.';
grant select (is_test) on public.api_keys to authenticated;
