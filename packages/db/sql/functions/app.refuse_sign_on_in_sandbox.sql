-- Members of a sandbox are those of its company, whose single sign-on they use.
create or replace function app.refuse_sign_on_in_sandbox() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.tenants t where t.id = new.tenant_id and t.sandbox_of is not null) then
    perform app.refuse('sign_on_in_sandbox', 409);
  end if;
  return new;
end $$;
