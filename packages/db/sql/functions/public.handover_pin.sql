create or replace function public.handover_pin(number text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare asked public.deliveries;
begin
  select d.* into asked from public.deliveries d where d.tracking_number = handover_pin.number
    and ((d.tenant_id = app.tenant_id() and app.has_right('orders:read')) or exists (
      select from public.delivery_claims c
      where c.tenant_id = d.tenant_id and c.delivery_id = d.id and c.user_id = app.user_id()));
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  return app.handover_pin(asked.id);
end $$;
revoke all on function public.handover_pin(text) from public;
grant execute on function public.handover_pin(text) to authenticated;
comment on function public.handover_pin(text) is
  'The PIN that the recipient tells the driver, where the order requires one. For recipients who claimed the delivery, and staff.';
