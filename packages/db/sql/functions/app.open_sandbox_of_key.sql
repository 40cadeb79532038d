create or replace function app.open_sandbox_of_key() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.open_sandbox(new.tenant_id);
  return null;
end $$;
revoke all on function app.open_sandbox_of_key() from public;
comment on function app.open_sandbox_of_key() is 'Creates the sandbox of the company when a test key is created.';
