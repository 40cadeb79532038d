-- A company's own host name for its tracking pages.
create table public.tracking_hosts (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  host text not null,
  challenge uuid not null default gen_random_uuid(),
  state text not null default 'not_checked',
  seen text,
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint tracking_hosts_pkey primary key (tenant_id),
  constraint tracking_hosts_host_key unique (host),
  constraint tracking_hosts_host_check check (length(host) <= 253 and host ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$' and host !~ '^[0-9.]+$'),
  constraint tracking_hosts_state_check check (state in ('not_checked', 'points_here', 'points_elsewhere', 'unknown')),
  constraint tracking_hosts_checked_check check ((state = 'not_checked') = (checked_at is null)),
  constraint tracking_hosts_seen_check check (length(seen) <= 500)
);
comment on table public.tracking_hosts is 'The host name of a company on which its tracking pages are served: one for each company, and each for one company.';
comment on column public.tracking_hosts.host is 'Lower case, without a trailing dot, other scripts as xn--….';
comment on column public.tracking_hosts.challenge is 'What this server answers on the host: whether it does says that the host points here.';
comment on column public.tracking_hosts.state is 'Links use the host while it is points_here.';
comment on column public.tracking_hosts.seen is 'What the last check saw, as a sentence.';
