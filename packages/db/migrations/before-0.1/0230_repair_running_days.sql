-- A day on the road is changed: what was proposed, and what somebody accepted.

create table public.repairs (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  date date not null,
  status text not null default 'proposed' check (status in ('proposed', 'accepted')),
  request jsonb not null check (app.is_json(request, 'object', 400000)),
  proposal jsonb not null check (app.is_json(proposal, 'object', 20000000)),
  created_by uuid,
  created_at timestamptz not null default now(),
  accepted_by uuid,
  accepted_at timestamptz,
  primary key (tenant_id, id),
  check ((status = 'accepted') = (accepted_at is not null))
);
create index repairs_by_date on public.repairs (tenant_id, date, id desc);
comment on table public.repairs is 'A new way through the rest of a day that is on the road: what was asked, what was proposed, who accepted it.';
comment on column public.repairs.proposal is 'The routes as they would be, and the figures before and after. Times are instants, distances metres.';
call app.protect_tenant_table('public.repairs', false);

alter table public.stops add column handover jsonb check (app.is_json(handover, 'object', 20000));
comment on column public.stops.handover is 'Where parcels of this route are taken over on the way to this stop: {orderIds, lat, lng, fromName}.';
