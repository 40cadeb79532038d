-- Addresses of a company's programs that are told what happens, and every call made to them.

create table public.webhook_endpoints (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  url text not null check (length(url) <= 2000 and url ~ '^https?://'),
  events text[] not null check (cardinality(events) > 0 and app.is_text_list(events, 40, 60)),
  description text not null default '' check (length(description) <= 200),
  is_active boolean not null default true,
  paused_reason text check (length(paused_reason) <= 300),
  secret text not null,
  previous_secret text,
  previous_secret_until timestamptz,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index webhook_endpoints_by_maker on public.webhook_endpoints (created_by);
comment on table public.webhook_endpoints is 'Where a company''s events are sent, signed as Standard Webhooks say.';
comment on column public.webhook_endpoints.secret is 'Signs the calls, so it is kept as it is; shown once, and again only after it is replaced.';
comment on column public.webhook_endpoints.previous_secret is 'Signs beside the new one until previous_secret_until, so that receivers can change over.';
create trigger touch before update on public.webhook_endpoints for each row execute function app.touch();
call app.protect_platform_table('public.webhook_endpoints');
grant select (tenant_id, id, url, events, description, is_active, paused_reason, previous_secret_until, created_by, created_at, updated_at)
  on public.webhook_endpoints to authenticated;
create policy admins_read on public.webhook_endpoints for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');
call app.audit_table('public.webhook_endpoints');

create function app.check_webhook_allowed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.plan_limits(new.tenant_id) -> 'api' = 'false' then
    perform app.refuse('plan_limit', 403, 'webhooks');
  end if;
  return new;
end $$;
create trigger check_allowed before insert on public.webhook_endpoints for each row execute function app.check_webhook_allowed();

create table public.webhook_calls (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  endpoint_id uuid not null,
  event text not null check (length(event) <= 60),
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  status int,
  error text check (length(error) <= 500),
  milliseconds int,
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  tried_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, endpoint_id) references public.webhook_endpoints (tenant_id, id) on delete cascade
);
create index webhook_calls_by_endpoint on public.webhook_calls (tenant_id, endpoint_id, id desc);
create index webhook_calls_waiting on public.webhook_calls (next_at) where state = 'waiting';
comment on table public.webhook_calls is 'One event for one address: what was sent, how often it was tried, and what was answered. Its id is the webhook-id.';
call app.protect_platform_table('public.webhook_calls');
grant select on public.webhook_calls to authenticated;
create policy admins_read on public.webhook_calls for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.member_role()) = 'admin');

-- An event becomes calls in the transaction that makes it: what is rolled back is not told, what is committed is.
create function app.tell_webhooks_of_deliveries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.webhook_endpoints e join added a on a.tenant_id = e.tenant_id and e.is_active) then
    return null;
  end if;
  insert into public.webhook_calls (tenant_id, endpoint_id, event, payload)
  select a.tenant_id, e.id, n.event, jsonb_build_object('type', n.event, 'timestamp', app.webhook_time(a.at), 'data', jsonb_build_object(
    'deliveryId', d.id, 'trackingNumber', d.tracking_number, 'orderId', o.id, 'reference', o.reference,
    'status', a.status, 'title', a.title, 'at', app.webhook_time(a.at)))
  from added a
  cross join lateral (select 'delivery.' || case a.status when 'pending' then 'created' else a.status end as event) n
  join public.webhook_endpoints e on e.tenant_id = a.tenant_id and e.is_active and n.event = any (e.events)
  join public.deliveries d on d.tenant_id = a.tenant_id and d.id = a.delivery_id
  left join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id;
  if found then perform pg_notify('webhooks', 'null'); end if;
  return null;
end $$;

create function app.webhook_time(at timestamptz) returns text language sql immutable set search_path = '' as $$
  select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;
comment on function app.webhook_time(timestamptz) is 'RFC 3339 in UTC, as the API writes times.';

create trigger tell_webhooks after insert on public.delivery_events referencing new table as added
  for each statement execute function app.tell_webhooks_of_deliveries();

create function app.tell_webhooks_of_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  event text := 'plan.' || new.status;
begin
  insert into public.webhook_calls (tenant_id, endpoint_id, event, payload)
  select new.tenant_id, e.id, tell_webhooks_of_plan.event, jsonb_build_object('type', tell_webhooks_of_plan.event,
    'timestamp', app.webhook_time(now()), 'data', jsonb_build_object('planId', new.id, 'date', new.date, 'status', new.status))
  from public.webhook_endpoints e
  where e.tenant_id = new.tenant_id and e.is_active and tell_webhooks_of_plan.event = any (e.events);
  if found then perform pg_notify('webhooks', 'null'); end if;
  return null;
end $$;
create trigger tell_webhooks after update of status on public.plans for each row
  when (new.status is distinct from old.status and new.status in ('done', 'failed', 'dispatched'))
  execute function app.tell_webhooks_of_plan();
