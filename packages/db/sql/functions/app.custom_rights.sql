create or replace function app.custom_rights() returns text[]
language sql stable security definer set search_path = '' as $$
  select r.rights from public.memberships m
  join public.company_roles r on r.tenant_id = m.tenant_id and r.id = m.company_role_id
  where m.user_id = app.user_id() and m.tenant_id = app.company_of(app.tenant_id()) and app.member_role() is not null
$$;
comment on function app.custom_rights() is 'Rights of the caller''s custom role in the company of the token; null for a fixed role.';
