-- How long drivers really take at an address: the next forecast there counts with it.

create table app.service_times (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  address_id uuid not null,
  visits int not null check (visits > 0),
  seconds int not null check (seconds between 0 and 14400),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, address_id),
  foreign key (tenant_id, address_id) references public.addresses (tenant_id, id) on delete cascade
);
comment on table app.service_times is 'Mean service time at an address over about its last five visits, from arrivals and departures.';
call app.protect_platform_table('app.service_times');

create function app.learn_service_time() returns trigger
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
create trigger learn_service_time after update of status on public.stops for each row
  when (new.status = 'served' and old.status <> 'served' and new.arrived_at is not null and new.departed_at is not null)
  execute function app.learn_service_time();
