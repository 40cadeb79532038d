create or replace function app.erase_recipients(company uuid, ids uuid[], pattern text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  mine uuid[];
  parcels uuid[];
  numbers text;
  series uuid[];
  places uuid[];
  marks text[];
begin
  -- A concurrent new order of the recipient waits for this lock, and then refers to the erased row.
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
  delete from public.proof_documents p where p.tenant_id = company and p.order_id = any (mine);
  -- The table refuses notes that have neither text nor files.
  update public.fleet_incident_entries e set files = '{}', text = coalesce(e.text, case e.kind when 'note' then 'Erased' end)
    from public.fleet_incidents i where e.tenant_id = company and i.tenant_id = company and e.incident_id = i.id
      and i.order_id = any (mine);
  update public.fleet_incidents i set place = null, lat = null, lng = null
    where i.tenant_id = company and i.order_id = any (mine);
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
  delete from public.order_requests q where q.tenant_id = company and (q.order_id = any (mine)
    or pattern is not null and app.json_says(q.wish, pattern) or exists (
      select from public.recipients r where r.tenant_id = company and r.id = any (ids)
        and (lower(r.email) = lower(q.wish ->> 'email') or r.phone = q.wish ->> 'phone')));
  delete from public.webhook_calls w where w.tenant_id = company and (pattern is not null and app.json_says(w.payload, pattern)
    or exists (select from regexp_matches(w.payload::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') m where m[1] = any (marks)));
  -- Keeps the row as app.prune() does: it counts towards limits and prevents a second copy of the message.
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

  -- Removes the leg of each route that leads to their door.
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
  -- Two decimals are about a square kilometre: old distances stay nearly right, and the house cannot be identified.
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
revoke all on function app.erase_recipients(uuid,uuid[],text) from public;
grant execute on function app.erase_recipients(uuid,uuid[],text) to service_role;
comment on function app.erase_recipients(uuid,uuid[],text) is
  'Erases the recipient rows of one person in a company. Throws person_in_use while one of their orders is open.';
