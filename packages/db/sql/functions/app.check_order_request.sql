-- Holds the most orders of a slot and of a form's waiting requests, also when many visitors send at once, and the
-- fields that the company requires of visitors.
create or replace function app.check_order_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  slot jsonb;
  most_waiting constant int := 500;
begin
  select s into slot from public.order_forms f, jsonb_array_elements(f.slots) s
  where f.tenant_id = new.tenant_id and f.is_open and s ->> 'id' = new.slot_id
  for update of f;
  if slot is null then perform app.refuse('order_slot_gone', 409); end if;
  if not (slot -> 'weekdays') @> to_jsonb(extract(isodow from new.date)::int) then perform app.refuse('order_slot_gone', 409); end if;
  if (slot ->> 'most')::int is not null and (slot ->> 'most')::int <= (
      select count(*) from public.order_requests r left join public.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
      where r.tenant_id = new.tenant_id and r.date = new.date and r.slot_id = new.slot_id and r.state <> 'declined'
        and o.status is distinct from 'cancelled') then
    perform app.refuse('order_slot_gone', 409);
  end if;
  if (select count(*) from public.order_requests r where r.tenant_id = new.tenant_id and r.state = 'waiting') >= most_waiting then
    perform app.refuse('order_form_busy', 429);
  end if;
  -- A request that was declined and restored keeps what was asked for when it came.
  if tg_op = 'INSERT' and exists (
    select from public.tenants t
    cross join jsonb_array_elements(case jsonb_typeof(t.settings -> 'orderFields') when 'array' then t.settings -> 'orderFields' else '[]' end) f
    where t.id = new.tenant_id and f -> 'shownTo' ? 'visitor' and f -> 'isRequired' = 'true'
      and coalesce(trim(new.wish -> 'custom' ->> (f ->> 'name')), '') = '') then
    raise exception using errcode = 'check_violation', message = 'the request lacks a field that the company requires of visitors';
  end if;
  return new;
end $$;
comment on function app.check_order_request() is 'Refuses a request beyond the room of its slot, or without a field that the company requires of visitors.';
