-- A handover's PIN has four digits, so tries are counted: the route's lock makes those of one stop take turns.
create table app.pin_tries (
  tenant_id uuid not null,
  delivery_id uuid not null,
  wrong smallint not null check (wrong > 0),
  primary key (tenant_id, delivery_id),
  foreign key (tenant_id, delivery_id) references public.deliveries (tenant_id, id) on delete cascade
);
comment on table app.pin_tries is 'Wrong PINs that a driver''s phone sent for a handover.';
call app.protect_platform_table('app.pin_tries');
