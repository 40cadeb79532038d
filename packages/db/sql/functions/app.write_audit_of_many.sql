-- Writes one line for all rows of an imported file. The import and the rows hold the details.
create or replace function app.write_audit_of_many() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin record;
begin
  select * into origin from app.audit_origin();
  if origin.actor_id is null then return null; end if;
  insert into public.audit_log (tenant_id, actor_id, actor_label, via, ip, user_agent, request_id, action, subject, subject_id, label, after)
  select a.tenant_id, origin.actor_id, origin.actor_label, origin.via, origin.ip, origin.user_agent, origin.request_id,
    tg_table_name || '.insert', tg_table_name, case when count(*) = 1 then min(a.id::text) end,
    case when count(*) = 1 then left(min(named.label), 200) else count(*) || ' rows' end,
    case when count(*) = 1 then (select app.audited(to_jsonb(row_added)) from added row_added limit 1)
      else jsonb_build_object('rows', count(*), 'first', min(named.label), 'last', max(named.label)) end
  from added a
  cross join lateral (select coalesce(to_jsonb(a) ->> 'reference', to_jsonb(a) ->> 'text') as label) named
  group by a.tenant_id;
  return null;
end $$;
