create or replace function app.make_notice_due(company uuid, delivery uuid, kind text, due_at timestamptz default now()) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.delivery_notices (tenant_id, delivery_id, kind, attempt, due_at)
  values (company, delivery, make_notice_due.kind, (select count(*) from public.delivery_events e
    where e.tenant_id = company and e.delivery_id = delivery and e.status = 'failed'), make_notice_due.due_at)
  on conflict do nothing;
  if found and make_notice_due.due_at <= now() then perform pg_notify('delivery_notices', '{}'); end if;
end $$;
revoke all on function app.make_notice_due(uuid,uuid,text,timestamp with time zone) from public;
