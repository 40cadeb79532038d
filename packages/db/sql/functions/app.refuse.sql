-- Raises an error with a code of the API. PostgREST answers SQLSTATE PTxyz with HTTP status xyz.
create or replace function app.refuse(code text, status int, details text default null, hint text default null) returns void
language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || status, message = code,
    detail = coalesce(details, ''), hint = coalesce(hint, '');
end $$;
