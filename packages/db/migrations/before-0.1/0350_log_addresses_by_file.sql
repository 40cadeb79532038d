-- Addresses come with a file as orders do, and a line for each of them buried what people did.
create or replace function app.write_audit_of_many() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  origin jsonb := coalesce(nullif(current_setting('app.origin', true), '')::jsonb, '{}');
  person uuid := coalesce((origin ->> 'actor')::uuid, nullif(app.claims() ->> 'sub', '')::uuid);
begin
  if person is null then return null; end if;
  insert into public.audit_log (tenant_id, actor_id, actor_label, via, ip, user_agent, request_id, action, subject, subject_id, label, after)
  select a.tenant_id, person, (select u.email from auth.users u where u.id = person), coalesce(origin ->> 'via', 'session'),
    coalesce(origin ->> 'ip', nullif(current_setting('request.ip', true), '')), origin ->> 'userAgent', origin ->> 'requestId',
    tg_table_name || '.insert', tg_table_name, case when count(*) = 1 then min(a.id::text) end,
    case when count(*) = 1 then left(min(named.label), 200) else count(*) || ' rows' end,
    case when count(*) = 1 then (select app.audited(to_jsonb(row_added)) from added row_added limit 1)
      else jsonb_build_object('rows', count(*), 'first', min(named.label), 'last', max(named.label)) end
  from added a
  cross join lateral (select coalesce(to_jsonb(a) ->> 'reference', to_jsonb(a) ->> 'text') as label) named
  group by a.tenant_id;
  return null;
end $$;

drop trigger write_audit on public.addresses;
create trigger write_audit after update or delete on public.addresses for each row execute function app.write_audit('people');
create trigger write_audit_of_many after insert on public.addresses referencing new table as added
  for each statement execute function app.write_audit_of_many();
