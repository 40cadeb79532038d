-- A closed company may lose its last administrator, since nobody works there.
create or replace function app.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'admin' or old.status <> 'active' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and new.role = 'admin' and new.status = 'active' then return new; end if;
  -- Allowed while the company is deleted or closed.
  if not exists (select 1 from public.tenants t where t.id = old.tenant_id and t.status <> 'closed') then return coalesce(new, old); end if;
  perform pg_advisory_xact_lock(hashtextextended('last_admin:' || old.tenant_id, 0));
  if not exists (select 1 from public.memberships m where m.tenant_id = old.tenant_id and m.user_id <> old.user_id
      and m.role = 'admin' and m.status = 'active') then
    perform app.refuse('last_admin', 409);
  end if;
  return coalesce(new, old);
end $$;
