-- Erasing one person. What a company's work and figures stand on stays and names nobody: orders, routes and times with a row
-- "Erased person" behind them. Each refuses while person_obstacles() has something to say.

create function app.refuse_obstacles(kind text, company uuid, ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare first text;
begin
  select o.what into first from app.person_obstacles(kind, company, ids) o limit 1;
  if first is not null then perform app.refuse('person_in_use', 409, first); end if;
end $$;

create function app.erase_recipients(company uuid, ids uuid[], pattern text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid[];
  parcels uuid[];
  numbers text;
  series uuid[];
  places uuid[];
  marks text[];
begin
  -- A new order of theirs waits, and then names the erased row.
  perform from public.recipients r where r.tenant_id = company and r.id = any (ids) order by r.id for update;
  perform app.refuse_obstacles('recipient', company, ids);
  select array_agg(o.id), array_agg(distinct o.series_id) filter (where o.series_id is not null) into mine, series
    from public.orders o where o.tenant_id = company and o.recipient_id = any (ids);
  select array_agg(d.id), string_agg(d.tracking_number, '|') into parcels, numbers
    from public.deliveries d where d.tenant_id = company and d.order_id = any (mine);
  select array_agg(distinct a.id) into places from public.addresses a join public.orders o on o.tenant_id = a.tenant_id and o.address_id = a.id
    where a.tenant_id = company and o.id = any (mine)
      and not exists (select from public.orders e where e.tenant_id = company and e.address_id = a.id and e.recipient_id <> all (ids));
  marks := array(select m::text from unnest(mine || parcels) m);

  update public.driver_events e set proof = '{}', files = '{}', note = null, lat = null, lng = null
    where e.tenant_id = company and e.order_id = any (mine);
  delete from public.messages m where m.tenant_id = company and m.delivery_id = any (parcels);
  delete from public.loyalty_points l using public.feedback f where l.tenant_id = company and f.tenant_id = company
    and f.id = l.feedback_id and f.delivery_id = any (parcels);
  delete from public.feedback f where f.tenant_id = company and f.delivery_id = any (parcels);
  delete from public.delivery_preferences p where p.tenant_id = company and p.delivery_id = any (parcels);
  delete from public.standing_wishes w where w.tenant_id = company and (w.address_id = any (places)
    or w.user_id in (select c.user_id from public.delivery_claims c where c.tenant_id = company and c.delivery_id = any (parcels)));
  delete from public.notifications n where n.tenant_id = company and numbers is not null
    and (n.link ~ numbers or n.message ~ numbers);
  delete from public.delivery_claims c where c.tenant_id = company and c.delivery_id = any (parcels);
  delete from public.order_attachments a where a.tenant_id = company and a.order_id = any (mine);
  delete from public.webhook_calls w where w.tenant_id = company and (pattern is not null and app.json_says(w.payload, pattern)
    or exists (select from regexp_matches(w.payload::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m where m[1] = any (marks)));
  -- As app.prune() empties old ones: the row is counted, and keeps the same message from going out twice.
  update public.outbox m set emptied_at = now(), recipient = 'removed', subject = null, html = null, error = null, body = 'erased',
      dedupe_key = 'erased ' || m.id, attachment = null, attachment_name = null, dismissed_at = coalesce(m.dismissed_at, now()),
      state = case when m.state in ('waiting', 'held') then 'failed' else m.state end
    where m.tenant_id = company and (m.delivery_id = any (parcels) or pattern is not null and m.recipient ~* pattern);
  update public.imports i set rejected = coalesce((select jsonb_agg(e) from jsonb_array_elements(i.rejected) e
      where not app.json_says(e, pattern)), '[]')
    where i.tenant_id = company and pattern is not null and app.json_says(i.rejected, pattern);
  update public.orders o set series_id = null, series_date = null where o.tenant_id = company and o.series_id = any (series);
  delete from public.recurring_orders r where r.tenant_id = company
    and (r.id = any (series) or pattern is not null and app.json_says(r.template, pattern));

  -- The last metres of every route to their door.
  update public.routes r set legs = array(select case when exists (select from public.stops s where s.tenant_id = company
        and s.route_id = r.id and s.order_id = any (mine) and s.sequence in (n, n - 1)) then '' else leg end
      from unnest(r.legs) with ordinality l (leg, n) order by n)
    where r.tenant_id = company and r.status in ('finished', 'cancelled') and cardinality(r.legs) > 0
      and exists (select from public.stops s where s.tenant_id = company and s.route_id = r.id and s.order_id = any (mine));
  update public.plan_routes r set legs = array(select case when exists (select from public.plan_stops s where s.tenant_id = company
        and s.plan_route_id = r.id and s.order_id = any (mine) and s.sequence in (n, n - 1)) then '' else leg end
      from unnest(r.legs) with ordinality l (leg, n) order by n)
    where r.tenant_id = company and cardinality(r.legs) > 0
      and exists (select from public.plan_stops s where s.tenant_id = company and s.plan_route_id = r.id and s.order_id = any (mine));
  delete from app.route_memories m using public.stops s, public.routes r where m.tenant_id = company and s.tenant_id = company
    and r.tenant_id = company and s.route_id = m.route_id and r.id = m.route_id and r.status in ('finished', 'cancelled')
    and s.order_id = any (mine);
  -- Two decimals are a square kilometre: distances of old days stay about right, and no house is named.
  update public.stops s set lat = round(s.lat::numeric, 2), lng = round(s.lng::numeric, 2)
    where s.tenant_id = company and s.order_id = any (mine);
  update public.delivery_events e set location_text = null, lat = null, lng = null
    where e.tenant_id = company and e.delivery_id = any (parcels);
  update public.deliveries d set tracking_number = app.new_tracking_number(), status_note = null, eta_reason = null,
      location_text = null, location_lat = null, location_lng = null, location_at = null
    where d.tenant_id = company and d.id = any (parcels);
  update public.orders o set instructions = null, custom = '{}' where o.tenant_id = company and o.id = any (mine);
  delete from app.service_times s where s.tenant_id = company and s.address_id = any (places);
  update public.addresses a set text = 'Erased address', normalised = 'erased ' || a.id, street = null, house_number = null,
      postcode = null, city = null, notes = null, entrance_lat = null, entrance_lng = null, window_from = null, window_to = null,
      service_seconds = null, lat = round(a.lat::numeric, 2), lng = round(a.lng::numeric, 2), accuracy = 'town', forgotten_at = now()
    where a.tenant_id = company and a.id = any (places);
  update public.recipients r set name = 'Erased person ' || right(r.id::text, 6), phone = null, email = null
    where r.tenant_id = company and r.id = any (ids);
end $$;

-- What an account did and had in one company.
create function app.erase_member(company uuid, member uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform app.refuse_obstacles('member', company, array[member]);
  delete from public.notifications n where n.tenant_id = company and n.user_id = member;
  delete from public.saved_views v where v.tenant_id = company and v.user_id = member;
  delete from public.invitations i where i.tenant_id = company
    and lower(i.email) = (select lower(u.email) from auth.users u where u.id = member);
  update public.messages m set user_id = null where m.tenant_id = company and m.user_id = member and m.author <> 'recipient';
  update public.ticket_messages m set author_name = 'Erased person', author_id = null
    from public.support_tickets t where t.id = m.ticket_id and t.tenant_id = company and m.author_id = member;
  update public.support_tickets t set requester_name = null, requester_email = null
    where t.tenant_id = company and t.created_by = member;
  delete from public.memberships m where m.tenant_id = company and m.user_id = member;
end $$;

create function app.erase_account(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
  address text;
begin
  perform app.refuse_obstacles('account', null, array[person]);
  select lower(u.email) into address from auth.users u where u.id = person;
  for company in select m.tenant_id from public.memberships m where m.user_id = person loop
    perform app.erase_member(company, person);
  end loop;
  delete from public.invitations i where lower(i.email) = address;
  delete from public.contact_messages m where lower(m.email) = address;
  delete from public.support_tickets t where t.tenant_id is null and (t.created_by = person or lower(t.requester_email) = address);
  update public.outbox m set emptied_at = now(), recipient = 'removed', subject = null, html = null, error = null, body = 'erased',
      dedupe_key = 'erased ' || m.id, attachment = null, attachment_name = null, dismissed_at = coalesce(m.dismissed_at, now()),
      state = case when m.state in ('waiting', 'held') then 'failed' else m.state end
    where lower(m.recipient) = address and (m.tenant_id is null or m.channel <> 'sms');
  delete from public.messages m where m.user_id = person and m.author = 'recipient';
  update public.driver_events e set lat = null, lng = null, note = null where e.user_id = person;
  delete from app.idempotency_keys k where k.scope like person || ' %';
  delete from auth.audit_log_entries e where e.payload::text like '%' || person || '%';
  delete from auth.rate_limits l where address is not null and l.key ilike '%' || address || '%' or l.key like '%' || person || '%';
  delete from auth.refresh_tokens t where t.user_id = person::text;
  delete from auth.users u where u.id = person;
end $$;

create function app.erase_drivers(company uuid, ids uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  accounts uuid[];
  account uuid;
begin
  perform from public.drivers d where d.tenant_id = company and d.id = any (ids) order by d.id for update;
  perform app.refuse_obstacles('driver', company, ids);
  select array_agg(d.user_id) into accounts from public.drivers d
    where d.tenant_id = company and d.id = any (ids) and d.user_id is not null;
  -- Where the van was while they drove it; what the day came to in all is measured before.
  delete from public.positions p using public.routes r where p.tenant_id = company and r.tenant_id = company
    and r.driver_id = any (ids) and p.vehicle_id = r.vehicle_id
    and p.fix_time between least(r.started_at, r.depart_at) - interval '1 hour' and greatest(r.finished_at, r.return_at) + interval '1 hour';
  delete from public.vehicle_positions p using public.routes r where p.tenant_id = company and r.tenant_id = company
    and r.id = p.route_id and r.driver_id = any (ids);
  delete from app.route_memories m using public.routes r where m.tenant_id = company and r.tenant_id = company
    and r.id = m.route_id and r.driver_id = any (ids) and r.status in ('finished', 'cancelled');
  update public.driver_events e set lat = null, lng = null, note = null, user_id = null
    where e.tenant_id = company and (e.driver_id = any (ids) or e.user_id = any (accounts));
  update public.delivery_events e set actor_id = null, lat = null, lng = null where e.tenant_id = company and e.actor_id = any (accounts);
  update public.vehicles v set driver_id = null where v.tenant_id = company and v.driver_id = any (ids);
  delete from public.driver_codes c where c.tenant_id = company and c.driver_id = any (ids);
  delete from public.invitations i where i.tenant_id = company and i.driver_id = any (ids);
  update public.drivers d set name = 'Erased driver ' || right(d.id::text, 6), phone = null, email = null, licence = null,
      licence_expires_on = null, skills = '{}', papers = '[]', week = '[]', absences = '[]', status = 'archived', user_id = null
    where d.tenant_id = company and d.id = any (ids);
  foreach account in array coalesce(accounts, '{}') loop
    -- An account that served for driving here and nothing else goes with the driver; another stays the person's own.
    if exists (select from public.memberships m where m.user_id = account and (m.tenant_id <> company or m.role <> 'driver'))
      or exists (select from public.owners w where w.id = account) or exists (select from public.delivery_claims c where c.user_id = account)
      or exists (select from public.drivers d where d.user_id = account)
    then delete from public.memberships m where m.tenant_id = company and m.user_id = account and m.role = 'driver';
    else perform app.erase_account(account);
    end if;
  end loop;
end $$;

do $$
declare f regprocedure;
begin
  foreach f in array array['app.erase_recipients(uuid, uuid[], text)', 'app.erase_member(uuid, uuid)', 'app.erase_account(uuid)',
    'app.erase_drivers(uuid, uuid[])']::regprocedure[] loop
    execute format('revoke all on function %s from public', f);
    execute format('grant execute on function %s to service_role', f);
  end loop;
end $$;
comment on function app.erase_recipients(uuid, uuid[], text) is 'Rows of recipients of a company that are one person. Throws person_in_use while an order of theirs is open.';
comment on function app.erase_member(uuid, uuid) is 'What an account did and had in one company. The account itself stays.';
comment on function app.erase_account(uuid) is 'An account with everything that hangs on it, in every company. Throws person_in_use.';
comment on function app.erase_drivers(uuid, uuid[]) is 'Rows of drivers of a company that are one person, where they were, and an account that served for nothing else.';

-- A company that is closed may lose its last administrator: nobody works there.
create or replace function app.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role <> 'admin' or old.status <> 'active' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and new.role = 'admin' and new.status = 'active' then return new; end if;
  -- The company itself is being deleted, or is closed.
  if not exists (select 1 from public.tenants t where t.id = old.tenant_id and t.status <> 'closed') then return coalesce(new, old); end if;
  perform pg_advisory_xact_lock(hashtextextended('last_admin:' || old.tenant_id, 0));
  if not exists (select 1 from public.memberships m where m.tenant_id = old.tenant_id and m.user_id <> old.user_id
      and m.role = 'admin' and m.status = 'active') then
    perform app.refuse('last_admin', 409);
  end if;
  return coalesce(new, old);
end $$;

alter table public.api_keys drop constraint scopes_known;
alter table public.api_keys add constraint scopes_known check (scopes <@ array[
  'orders:read', 'orders:write', 'fleet:read', 'fleet:write', 'plans:read', 'plans:write', 'plans:dispatch', 'live:read',
  'positions:write', 'addresses:read', 'addresses:write', 'optimize:run', 'webhooks:read', 'webhooks:write', 'persons:read',
  'persons:erase']) not valid;
