create or replace function app.join_by_sign_on(company uuid, person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.memberships (tenant_id, user_id, role)
  select c.tenant_id, person, c.role_for_new from public.sign_on_connections c
  where c.tenant_id = company and c.is_enabled and c.role_for_new is not null;
  update public.profiles p set chosen_tenant_id = company where p.id = person;
end $$;
revoke all on function app.join_by_sign_on(uuid,uuid) from public;
grant execute on function app.join_by_sign_on(uuid,uuid) to supabase_admin;
comment on function app.join_by_sign_on(uuid,uuid) is
  'Makes a person a member whom the company''s identity provider named for the first time. Throws plan_limit.';
