create or replace function app.billing_addresses(tenant uuid) returns setof text
language sql stable security definer set search_path = '' as $$
  select lower(u.email) from public.memberships m join auth.users u on u.id = m.user_id
  where m.tenant_id = tenant and m.role = 'admin' and m.status = 'active' and u.email is not null
  union
  select lower(b.email) from public.billing_details b where b.tenant_id = tenant and b.email is not null
$$;
revoke all on function app.billing_addresses(uuid) from public;
grant execute on function app.billing_addresses(uuid) to service_role;
comment on function app.billing_addresses(uuid) is
  'Addresses for a company''s invoices and reminders: its administrators and its billing address.';
