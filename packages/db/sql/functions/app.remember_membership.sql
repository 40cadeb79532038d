create or replace function app.remember_membership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    delete from app.ended_memberships e where e.tenant_id = new.tenant_id and e.user_id = new.user_id;
    return null;
  end if;
  -- If the company is deleted, its row is already gone and end_memberships has written the record. If the account is deleted,
  -- nobody reads it.
  insert into app.ended_memberships (tenant_id, user_id, company_name, role, reason)
  select t.id, u.id, t.name, old.role, 'removed'
  from public.tenants t, auth.users u where t.id = old.tenant_id and u.id = old.user_id
  on conflict (tenant_id, user_id) do update set company_name = excluded.company_name, role = excluded.role,
    reason = excluded.reason, ended_at = excluded.ended_at, read_at = null;
  return null;
end $$;
revoke all on function app.remember_membership() from public;
comment on function app.remember_membership() is 'Records a membership that ends, and deletes the record when it begins again.';
