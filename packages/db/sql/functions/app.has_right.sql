create or replace function app.has_right(needed text) returns boolean
language sql stable set search_path = '' as $$ select coalesce(needed = any (app.member_rights()), false) $$;
comment on function app.has_right(text) is 'Whether the caller has this right in the company of the token. Used by policies.';
