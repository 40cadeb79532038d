-- Why an order keeps its day: its recipient chose it, or was told it. Null: nothing holds it.
create or replace function app.day_hold(company uuid, order_id uuid) returns text
language sql stable set search_path = '' as $$
  select case
      when exists (select from public.delivery_preferences p where p.tenant_id = d.tenant_id and p.delivery_id = d.id) then 'recipient'
      when d.promised_from is not null then 'promised'
    end
  from public.deliveries d where d.tenant_id = company and d.order_id = day_hold.order_id
$$;
revoke all on function app.day_hold(uuid,uuid) from public;
grant execute on function app.day_hold(uuid,uuid) to authenticated, service_role;
