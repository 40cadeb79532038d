create or replace function app.is_billing_on() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((select s.value <> '"off"' from app.settings s where s.key = 'billing'), true)
$$;
revoke all on function app.is_billing_on() from public;
grant execute on function app.is_billing_on() to authenticated, service_role;
comment on function app.is_billing_on() is
  'Whether subscriptions limit companies. The product stores the setting BILLING at each start.';
