-- A recipient who chooses a time wants that window only.
create or replace function app.drop_other_windows() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.orders o set other_windows = '{}' from public.deliveries d
  where d.tenant_id = new.tenant_id and d.id = new.delivery_id and o.tenant_id = d.tenant_id and o.id = d.order_id
    and o.status in ('open', 'failed') and o.other_windows <> '{}';
  return null;
end $$;
revoke all on function app.drop_other_windows() from public;
