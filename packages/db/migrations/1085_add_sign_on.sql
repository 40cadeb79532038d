-- Single sign-on of a company: its identity provider, the mail domains it proved, and sign-ins under way.
create table public.sign_on_connections (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  kind text not null,
  issuer text not null,
  client_id text,
  secret text,
  sign_in_url text,
  certificates text[] not null default '{}',
  role_for_new text,
  is_enabled boolean not null default false,
  is_required boolean not null default false,
  last_success_at timestamptz,
  last_problem text,
  last_problem_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sign_on_connections_pkey primary key (tenant_id),
  constraint sign_on_connections_kind_check check (kind in ('oidc', 'saml')),
  constraint sign_on_connections_issuer_check check (length(issuer) between 1 and 1000),
  constraint sign_on_connections_oidc_check check (kind <> 'oidc' or (client_id is not null and secret is not null)),
  constraint sign_on_connections_client_check check ((kind = 'oidc' or (client_id is null and secret is null))
    and length(client_id) between 1 and 500 and length(secret) between 1 and 2000),
  constraint sign_on_connections_saml_check check ((kind = 'saml') = (sign_in_url is not null and cardinality(certificates) > 0)
    and (kind = 'saml' or (sign_in_url is null and certificates = '{}'))),
  constraint sign_on_connections_url_check check (length(sign_in_url) <= 2000),
  constraint sign_on_connections_certificates_check check (cardinality(certificates) <= 5 and length(array_to_string(certificates, '')) <= 40000),
  constraint sign_on_connections_role_check check (role_for_new in ('dispatcher', 'viewer')),
  constraint sign_on_connections_required_check check (is_enabled or not is_required),
  constraint sign_on_connections_problem_check check (length(last_problem) <= 500 and (last_problem is null) = (last_problem_at is null))
);
comment on table public.sign_on_connections is 'The identity provider at which a company''s people sign in: one for each company.';
comment on column public.sign_on_connections.issuer is 'The issuer of OpenID Connect, or the entity id of the identity provider of SAML.';
comment on column public.sign_on_connections.secret is 'Secret of the client. The server sends it to the issuer, so it is kept as it is, and never shown again.';
comment on column public.sign_on_connections.certificates is 'PEM certificates that may sign assertions; several while the provider changes its key.';
comment on column public.sign_on_connections.role_for_new is 'Role of a person who signs in for the first time; null: only members may.';
comment on column public.sign_on_connections.is_required is 'Members with an address of a proven domain cannot sign in another way, except administrators.';
comment on column public.sign_on_connections.last_problem is 'Why the last sign-in or trial failed, for the administrators; null after one that succeeded.';

create table public.sign_on_domains (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  domain text not null,
  challenge uuid not null default gen_random_uuid(),
  proven_at timestamptz,
  checked_at timestamptz,
  seen text,
  created_at timestamptz not null default now(),
  constraint sign_on_domains_pkey primary key (tenant_id, domain),
  constraint sign_on_domains_domain_check check (length(domain) <= 253 and domain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$' and domain !~ '^[0-9.]+$'),
  constraint sign_on_domains_checked_check check (proven_at is null or checked_at is not null),
  constraint sign_on_domains_seen_check check (length(seen) <= 500)
);
comment on table public.sign_on_domains is 'Mail domains of a company. Only proven ones lead people to its identity provider.';
comment on column public.sign_on_domains.challenge is 'Part of the TXT record that proves the domain.';
comment on column public.sign_on_domains.seen is 'What the last check saw, as a sentence.';
-- Claims without proof may repeat, so that nobody can reserve the domain of another.
create unique index sign_on_domains_proven on public.sign_on_domains (domain) where proven_at is not null;

create table app.sign_on_flows (
  id bytea not null,
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  is_trial boolean not null default false,
  nonce text,
  code_verifier text,
  redirect_to text not null,
  code_challenge text,
  code_challenge_method text,
  ends_at timestamptz not null,
  constraint sign_on_flows_pkey primary key (id),
  constraint sign_on_flows_redirect_check check (length(redirect_to) <= 4096),
  constraint sign_on_flows_challenge_check check (is_trial or (code_challenge is not null and code_challenge_method in ('s256', 'plain')))
);
comment on table app.sign_on_flows is 'Sign-ins under way at identity providers of companies. Each answer uses its row up.';
comment on column app.sign_on_flows.id is 'SHA-256 of the state of OpenID Connect, or of the id of the SAML request.';
comment on column app.sign_on_flows.is_trial is 'An administrator tries the connection: nobody is signed in.';
create index sign_on_flows_by_end on app.sign_on_flows (ends_at);
create index sign_on_flows_by_company on app.sign_on_flows (tenant_id);
