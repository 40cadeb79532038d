create or replace function app.end_memberships() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from app.ended_memberships e where e.tenant_id = old.id and e.read_at is not null;
  insert into app.ended_memberships (tenant_id, user_id, company_name, role, reason)
  select m.tenant_id, m.user_id, old.name, m.role, 'company_deleted' from public.memberships m where m.tenant_id = old.id
  on conflict (tenant_id, user_id) do update set reason = excluded.reason, ended_at = excluded.ended_at;
  return old;
end $$;
revoke all on function app.end_memberships() from public;
comment on function app.end_memberships() is 'Records the members of a company that is deleted.';
