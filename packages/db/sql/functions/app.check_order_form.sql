-- Refuses zones of other companies, slots and services that share an id or lack a value, and a form of a sandbox.
create or replace function app.check_order_form() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_open and exists (select from public.tenants t where t.id = new.tenant_id and t.sandbox_of is not null) then
    perform app.refuse('order_form_in_sandbox', 409);
  end if;
  if exists (
    select from unnest(new.zone_ids) as z (id)
    where not exists (select from public.zones own where own.tenant_id = new.tenant_id and own.id = z.id)) then
    perform app.refuse('not_found', 404, 'The zone');
  end if;
  if (select count(distinct s ->> 'id') <> count(*) from jsonb_array_elements(new.services) s)
    or (select count(distinct s ->> 'id') <> count(*) from jsonb_array_elements(new.slots) s) then
    raise exception using errcode = 'check_violation', message = 'ids of services and slots of an order form must differ';
  end if;
  if exists (
    select from jsonb_array_elements(new.services) s
    where not coalesce(
      length(s ->> 'name') between 1 and 80 and s ->> 'type' in ('delivery', 'pickup')
      and jsonb_typeof(s -> 'serviceMinutes') in ('number', 'null')
      and jsonb_typeof(s -> 'priceMinor') = 'number' and jsonb_typeof(s -> 'perPackageMinor') = 'number', false))
    or exists (
    select from jsonb_array_elements(new.slots) s
    where not coalesce(
      app.is_clock_text(s ->> 'from') and app.is_clock_text(s ->> 'to') and s ->> 'from' < s ->> 'to'
      and jsonb_typeof(s -> 'weekdays') = 'array' and jsonb_typeof(s -> 'supplementMinor') = 'number'
      and jsonb_typeof(s -> 'most') in ('number', 'null'), false))
    or not new.fields ?& array['email', 'phone', 'packages', 'weight', 'note'] then
    raise exception using errcode = 'check_violation', message = 'services, slots and fields of an order form must be complete';
  end if;
  return new;
end $$;
comment on function app.check_order_form() is 'Keeps an order form within its company.';
