-- The setting is '' instead of null after a scoped transaction has ended, hence nullif.
create or replace function app.claims() returns jsonb language sql stable
set search_path = '' as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}'::jsonb)
$$;
