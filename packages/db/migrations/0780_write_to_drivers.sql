-- A message belongs to one delivery or to the thread of one driver with the office. Messages of a broadcast share its id.
alter table public.messages
  alter column delivery_id drop not null,
  add column driver_id uuid,
  add column broadcast_id uuid;
alter table public.messages add constraint messages_of_one_thread check (num_nonnulls(delivery_id, driver_id) = 1);
alter table public.messages add constraint messages_of_drivers_within
  check (driver_id is null or (author in ('dispatch', 'driver') and channel = 'app'));
alter table public.messages add constraint messages_broadcast_by_dispatch
  check (broadcast_id is null or (driver_id is not null and author = 'dispatch'));
alter table public.messages add constraint messages_tenant_id_driver_id_fkey
  foreign key (tenant_id, driver_id) references public.drivers (tenant_id, id) on delete cascade;
create index messages_by_driver on public.messages (tenant_id, driver_id, id) where driver_id is not null;
create index messages_by_broadcast on public.messages (tenant_id, broadcast_id) where broadcast_id is not null;
comment on table public.messages is
  'What a recipient and the company wrote about one delivery (by public.send_message), and what the office and a driver wrote to each other.';
comment on column public.messages.driver_id is 'The driver of a thread with the office; null for messages about a delivery.';
comment on column public.messages.broadcast_id is 'Shared by the copies of one message to several drivers.';
