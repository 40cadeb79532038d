-- Consumes a code and sets the company of its account. Returns no row if the code is wrong, expired or used, or the driver may
-- not sign in.
create or replace function app.use_driver_code(mac bytea)
returns table (user_id uuid, session_ends_at timestamptz, settings jsonb)
language sql security definer set search_path = '' as $$
  with used as (
    delete from public.driver_codes c where c.code_mac = mac returning c.tenant_id, c.driver_id, c.expires_at
  )
  select d.user_id, app.driver_session_end(d.user_id), t.settings
  from used u
  join public.tenants t on t.id = u.tenant_id and t.status = 'active'
  join public.drivers d on d.tenant_id = u.tenant_id and d.id = u.driver_id and d.status = 'active'
  where u.expires_at > now() and app.is_code_account(u.tenant_id, d.user_id)
$$;
revoke all on function app.use_driver_code(bytea) from public;
grant execute on function app.use_driver_code(bytea) to service_role;
