create or replace function app.erase_drivers(company uuid, ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  accounts uuid[];
  account uuid;
begin
  perform from public.drivers d where d.tenant_id = company and d.id = any (ids) order by d.id for update;
  perform app.refuse_obstacles('driver', company, ids);
  select array_agg(d.user_id) into accounts from public.drivers d
    where d.tenant_id = company and d.id = any (ids) and d.user_id is not null;
  delete from public.vehicle_positions p using public.routes r where p.tenant_id = company and r.tenant_id = company
    and r.id = p.route_id and r.driver_id = any (ids);
  delete from app.route_memories m using public.routes r where m.tenant_id = company and r.tenant_id = company
    and r.id = m.route_id and r.driver_id = any (ids) and r.status in ('finished', 'cancelled');
  update public.driver_events e set lat = null, lng = null, note = null, user_id = null
    where e.tenant_id = company and (e.driver_id = any (ids) or e.user_id = any (accounts));
  -- A signed name cannot be taken out: a proof without it is signed when one is needed again.
  delete from public.proof_documents p using public.driver_events e where p.tenant_id = company and e.tenant_id = company
    and e.order_id = p.order_id and e.driver_id = any (ids);
  update public.delivery_events e set actor_id = null, lat = null, lng = null where e.tenant_id = company and e.actor_id = any (accounts);
  update public.vehicles v set driver_id = null where v.tenant_id = company and v.driver_id = any (ids);
  delete from public.messages m where m.tenant_id = company and m.driver_id = any (ids);
  delete from public.driver_codes c where c.tenant_id = company and c.driver_id = any (ids);
  delete from public.invitations i where i.tenant_id = company and i.driver_id = any (ids);
  update public.drivers d set name = 'Erased driver ' || right(d.id::text, 6), phone = null, email = null, licence = null,
      licence_expires_on = null, skills = '{}', papers = '[]', week = '[]', absences = '[]', status = 'archived', user_id = null
    where d.tenant_id = company and d.id = any (ids);
  foreach account in array coalesce(accounts, '{}') loop
    -- Deletes an account that was used only to drive here. Any other account remains.
    if exists (select from public.memberships m where m.user_id = account and (m.tenant_id <> company or m.role <> 'driver'))
      or exists (select from public.owners w where w.id = account) or exists (select from public.delivery_claims c where c.user_id = account)
      or exists (select from public.drivers d where d.user_id = account)
    then delete from public.memberships m where m.tenant_id = company and m.user_id = account and m.role = 'driver';
    else perform app.erase_account(account);
    end if;
  end loop;
end $$;
revoke all on function app.erase_drivers(uuid,uuid[]) from public;
grant execute on function app.erase_drivers(uuid,uuid[]) to service_role;
comment on function app.erase_drivers(uuid,uuid[]) is
  'Erases the driver rows of one person in a company, and an account used for nothing else. The server deletes the trails before.';
