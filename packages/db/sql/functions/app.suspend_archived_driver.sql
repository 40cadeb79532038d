-- Suspends only the role as a driver: a driver who is also a dispatcher remains one.
create or replace function app.suspend_archived_driver() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.driver_codes c where c.tenant_id = new.tenant_id and c.driver_id = new.id and new.status = 'archived';
  if new.user_id is null or exists (select 1 from public.drivers d
      where d.tenant_id = new.tenant_id and d.user_id = new.user_id and d.id <> new.id and d.status = 'active') then
    return null;
  end if;
  update public.memberships m set status = case new.status when 'archived' then 'suspended' else 'active' end
  where m.tenant_id = new.tenant_id and m.user_id = new.user_id and m.role = 'driver';
  if new.status = 'archived' and not exists (select 1 from public.memberships m
      where m.user_id = new.user_id and m.status = 'active') then
    delete from auth.sessions s where s.user_id = new.user_id;
    -- Servers cache a session for some seconds, unless they are notified of its end.
    perform pg_notify('surface_sessions', new.user_id::text);
  end if;
  return null;
end $$;
revoke all on function app.suspend_archived_driver() from public;
comment on function app.suspend_archived_driver() is
  'Archiving a driver suspends the account''s role as a driver and ends its sessions. Restoring the driver reverts this.';
