create or replace function app.link_directory_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.directory_members d set user_id = new.user_id, address = null
  from auth.users u where u.id = new.user_id and d.tenant_id = new.tenant_id and d.address = lower(u.email);
  return null;
end $$;
revoke all on function app.link_directory_member() from public;
comment on function app.link_directory_member() is 'Links a person of the directory to the account that joined, under the same id.';
