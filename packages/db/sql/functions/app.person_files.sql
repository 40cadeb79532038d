-- Storage objects that show a person, as bucket and name.
create or replace function app.person_files(kind text, company uuid, ids uuid[]) returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  with mine as (
    select o.tenant_id, o.id from public.orders o where kind = 'recipient' and o.tenant_id = company and o.recipient_id = any (ids))
  select distinct 'proofs', f from public.driver_events e join mine using (tenant_id), unnest(e.files) f where e.order_id = mine.id
  union
  select 'proofs', f from public.fleet_incidents i join mine using (tenant_id)
    join public.fleet_incident_entries e on e.tenant_id = i.tenant_id and e.incident_id = i.id, unnest(e.files) f
  where i.order_id = mine.id
  union
  -- Keeps a file that is also attached to another person's order.
  select 'attachments', a.object from public.order_attachments a join mine using (tenant_id)
  where a.order_id = mine.id and not exists (select from public.order_attachments b
    where b.tenant_id = a.tenant_id and b.file_id = a.file_id and b.order_id not in (select m.id from mine m))
  union
  select 'feedback', o.name from storage.objects o, unnest(ids) person
  where kind = 'account' and o.bucket_id = 'feedback' and o.path_tokens[1] = person::text
  union
  select 'feedback', f from public.feedback b, unnest(b.photos) f
  where kind = 'recipient' and b.tenant_id = company and b.delivery_id in (select d.id from public.deliveries d
      join mine on mine.tenant_id = d.tenant_id and mine.id = d.order_id where d.tenant_id = company)
$$;
revoke all on function app.person_files(text,uuid,uuid[]) from public;
grant execute on function app.person_files(text,uuid,uuid[]) to service_role;
comment on function app.person_files(text,uuid,uuid[]) is 'Photos, signatures and files that show a person or were sent by them.';
