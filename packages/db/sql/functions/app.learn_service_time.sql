create or replace function app.learn_service_time() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.service_times as t (tenant_id, address_id, visits, seconds)
  select o.tenant_id, o.address_id, 1, least(14400, extract(epoch from new.departed_at - greatest(new.arrived_at, o.window_start)))::int
  from public.orders o
  where o.tenant_id = new.tenant_id and o.id = new.order_id and new.departed_at > greatest(new.arrived_at, o.window_start)
  on conflict (tenant_id, address_id) do update set visits = t.visits + 1, updated_at = now(),
    seconds = round(t.seconds + (excluded.seconds - t.seconds)::numeric / least(t.visits + 1, 5));
  return null;
end $$;
