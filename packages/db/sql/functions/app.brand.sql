create or replace function app.brand() returns jsonb language sql stable security definer set search_path = '' as $$
  select s.value from app.settings s where s.key = 'brand'
$$;
revoke all on function app.brand() from public;
grant execute on function app.brand() to authenticated, service_role, supabase_admin;
comment on function app.brand() is 'The platform''s brand; null if the owner has set none.';
