-- Swaps both roles in one step: nobody may change their own role, and two administrators who step down at once would leave none.
create or replace function app.hand_company_over(successor uuid, own_role text) returns void
language plpgsql security definer set search_path = '' as $$
declare company uuid := app.tenant_id();
begin
  if app.member_role() is distinct from 'admin' or successor = app.user_id() or own_role not in ('dispatcher', 'viewer') then
    perform app.refuse('not_allowed', 403);
  end if;
  update public.memberships m set role = 'admin', company_role_id = null
  where m.tenant_id = company and m.user_id = successor and m.status = 'active' and m.role <> 'driver';
  if not found then perform app.refuse('not_found', 404, 'The member'); end if;
  update public.memberships m set role = own_role where m.tenant_id = company and m.user_id = app.user_id();
end $$;
revoke all on function app.hand_company_over(uuid,text) from public;
grant execute on function app.hand_company_over(uuid,text) to authenticated;
comment on function app.hand_company_over(uuid,text) is
  'Makes another member the administrator in place of the caller, who gets the role `own_role`.';
