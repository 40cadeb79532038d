-- Reads the retention period from the owner's settings, whose changes are audited. Deletes the oldest rows first and returns
-- their number.
create or replace function app.prune(what text, most int default 5000) returns int
language plpgsql security definer set search_path = '' as $$
declare
  until timestamptz := app.kept_until(prune.what);
  removed int;
begin
  if until is null then return 0; end if;
  case prune.what
    when 'proofs' then
      -- The job has removed the storage objects before. The row keeps who received the parcel and when.
      with old as (select e.tenant_id, e.id from public.driver_events e
        where e.received_at < until and e.files <> '{}' order by e.received_at limit prune.most)
      update public.driver_events e set files = '{}' from old o where e.tenant_id = o.tenant_id and e.id = o.id;
      get diagnostics removed = row_count;
      with old as (select d.tenant_id, d.id from public.vehicle_defects d
        where d.reported_at < until and d.files <> '{}' order by d.reported_at limit prune.most)
      update public.vehicle_defects d set files = '{}' from old o where d.tenant_id = o.tenant_id and d.id = o.id;
      with old as (select f.tenant_id, f.id from public.fuel_fills f
        where f.created_at < until and f.files <> '{}' order by f.created_at limit prune.most)
      update public.fuel_fills f set files = '{}' from old o where f.tenant_id = o.tenant_id and f.id = o.id;
      with old as (select i.tenant_id, i.id from public.fleet_incident_entries i
        where i.at < until and i.files <> '{}' order by i.at limit prune.most)
      update public.fleet_incident_entries i set files = '{}', text = coalesce(i.text, 'Photo removed for its age')
      from old o where i.tenant_id = o.tenant_id and i.id = o.id;
    when 'attachments' then
      -- Keeps files of future days, however old they are. The hourly sweep removes the bytes.
      with old as (select a.tenant_id, a.id from public.order_attachments a
        join public.orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
        where a.created_at < until and o.date < until::date order by a.created_at limit prune.most)
      delete from public.order_attachments a using old o where a.tenant_id = o.tenant_id and a.id = o.id;
      get diagnostics removed = row_count;
    when 'webhook_calls' then
      with old as (select c.tenant_id, c.id from public.webhook_calls c where c.created_at < until order by c.created_at limit prune.most)
      delete from public.webhook_calls c using old o where c.tenant_id = o.tenant_id and c.id = o.id;
      get diagnostics removed = row_count;
    when 'outbox' then
      with old as (select m.id from public.outbox m
        where m.created_at < until and m.emptied_at is null and m.state not in ('waiting', 'held') order by m.created_at limit prune.most)
      update public.outbox m set emptied_at = now(), recipient = 'removed', subject = null, html = null, error = null,
        body = 'Removed for its age', attachment = null, attachment_name = null, dismissed_at = coalesce(m.dismissed_at, now())
      from old o where m.id = o.id;
      get diagnostics removed = row_count;
    when 'sign_ins' then
      with old as (select s.id from app.sign_ins s where s.at < until order by s.at limit prune.most)
      delete from app.sign_ins s using old o where s.id = o.id;
      get diagnostics removed = row_count;
    when 'tickets' then
      with old as (select t.id from public.support_tickets t
        where t.status = 'closed' and t.closed_at < until order by t.closed_at limit prune.most)
      delete from public.support_tickets t using old o where t.id = o.id;
      get diagnostics removed = row_count;
  end case;
  if removed > 0 then
    insert into public.audit_log (action, subject, via, label, after)
    values ('retention.remove', 'retention', 'retention', removed || ' of ' || prune.what,
      jsonb_build_object('what', prune.what, 'rows', removed, 'until', until));
  end if;
  return removed;
end $$;
revoke all on function app.prune(text,integer) from public;
grant execute on function app.prune(text,integer) to service_role;
comment on function app.prune(text,integer) is
  'Removes one batch of data older than the retention period, and logs the number in the audit log.';
