-- A key may serve pages of some origins: browsers let those pages call with it, and it is refused from every other page.
alter table public.api_keys add column origins text[] not null default '{}';
alter table public.api_keys add constraint origins_known check (
  cardinality(origins) <= 20 and length(origins::text) <= 4000
  and array_to_string(origins, ' ') ~ '^(https?://[a-z0-9.:\[\]-]+( (?=h)|$))*$');
comment on column public.api_keys.origins is 'Pages that may call with the key, as https://shop.example. None: it is for programs, and pages are let in by CORS_ORIGINS alone.';
grant select (origins) on public.api_keys to authenticated;
create index api_keys_by_origin on public.api_keys using gin (origins) where revoked_at is null;
