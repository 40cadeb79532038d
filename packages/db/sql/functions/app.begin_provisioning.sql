-- The key acts as the administrator who made it, and only while that person is one. Provisioning takes a scope of its own: a key
-- without a list of scopes does not have it.
create or replace function app.begin_provisioning(api_key uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare company uuid;
begin
  select k.tenant_id into company from public.api_keys k
  join public.tenants t on t.id = k.tenant_id and t.status <> 'closed'
  join public.memberships m on m.tenant_id = k.tenant_id and m.user_id = k.created_by and m.status = 'active' and m.role = 'admin'
  where k.id = api_key and k.revoked_at is null and not k.is_test and 'people:provision' = any (k.scopes);
  if company is null then perform app.refuse('not_allowed', 403); end if;
  perform pg_advisory_xact_lock(hashtextextended('directory:' || company, 0));
  return company;
end $$;
revoke all on function app.begin_provisioning(uuid) from public;
grant execute on function app.begin_provisioning(uuid) to service_role;
comment on function app.begin_provisioning(uuid) is
  'The company whose people this API key provisions, locked against other changes of its directory. Throws not_allowed.';
