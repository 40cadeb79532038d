create or replace function app.moved_to() returns text
language sql stable security definer set search_path = '' as $$
  select app.company_address(app.company_of(nullif(app.claims() -> 'app_metadata' ->> 'tenant_id', '')::uuid))
$$;
revoke all on function app.moved_to() from public;
grant execute on function app.moved_to() to authenticated, service_role;
comment on function app.moved_to() is
  'URL of the installation to which the company of the token moved; null if it has not moved.';
