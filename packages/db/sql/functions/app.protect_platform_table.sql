-- Protects a table of the platform: only service_role has access, until the policies of the table add more.
create or replace procedure app.protect_platform_table(target regclass)
language plpgsql set search_path = '' as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('revoke all on table %s from public, anon, authenticated', target);
  execute format('grant select, insert, update, delete on table %s to service_role', target);
  execute format('create policy service_works on %s to service_role using (true) with check (true)', target);
end $$;
