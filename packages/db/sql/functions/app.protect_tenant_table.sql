-- Protects a table of tenants: members read, staff write, the platform's owner reads, service_role does both.
-- `area` names the required rights, for example orders:read and orders:write. Without it every office role reads.
create or replace procedure app.protect_tenant_table(target regclass, staff_writes boolean default true, area text default null)
language plpgsql set search_path = '' as $$
declare
  may_read text := case when area is null then 'app.is_reader()' else format('app.has_right(%L)', area || ':read') end;
  may_write text := case when area is null then 'app.is_staff()' else format('app.has_right(%L)', area || ':write') end;
begin
  execute format('alter table %s enable row level security', target);
  execute format('revoke all on table %s from public, anon, authenticated', target);
  execute format('grant select on table %s to authenticated', target);
  execute format('grant select, insert, update, delete on table %s to service_role', target);
  execute format('create policy service_works on %s to service_role using (true) with check (true)', target);
  execute format('create policy members_read on %s for select to authenticated
    using (tenant_id = (select app.tenant_id()) and (select %s))', target, may_read);
  execute format('create policy owner_looks on %s for select to authenticated
    using ((select app.is_platform_owner()) and (tenant_id in (select app.sandboxes())) is not true)', target);
  if staff_writes then
    execute format('grant insert, update, delete on table %s to authenticated', target);
    execute format('create policy staff_inserts on %s for insert to authenticated
      with check (tenant_id = (select app.tenant_id()) and (select %s))', target, may_write);
    execute format('create policy staff_updates on %s for update to authenticated
      using (tenant_id = (select app.tenant_id()) and (select %s))
      with check (tenant_id = (select app.tenant_id()) and (select %s))', target, may_write, may_write);
    execute format('create policy staff_deletes on %s for delete to authenticated
      using (tenant_id = (select app.tenant_id()) and (select %s))', target, may_write);
  end if;
end $$;
