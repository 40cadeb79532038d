-- Refuses zones of other companies, slots and services that share an id, and a form of a sandbox.
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
  return new;
end $$;
comment on function app.check_order_form() is 'Keeps an order form within its company.';
