create or replace function app.member_rights() returns text[]
language sql stable set search_path = '' as $$
  select coalesce(app.custom_rights(), app.standard_rights(app.member_role()))
$$;
comment on function app.member_rights() is
  'Rights of the caller in the company of the token: those of the custom role, else of the fixed role.';
