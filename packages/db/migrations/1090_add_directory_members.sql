-- People whom the identity provider of a company provisions by SCIM (RFC 7643). A person who has not joined yet has an
-- address in place of an account; what the person is in the company stands in memberships and invitations.
create table public.directory_members (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  user_id uuid,
  address text,
  external_id text,
  given_name text,
  family_name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint directory_members_pkey primary key (tenant_id, id),
  constraint directory_members_user_key unique (tenant_id, user_id),
  constraint directory_members_address_key unique (tenant_id, address),
  constraint directory_members_external_id_key unique (tenant_id, external_id),
  constraint directory_members_member_fkey foreign key (tenant_id, user_id)
    references public.memberships (tenant_id, user_id) on delete cascade,
  constraint directory_members_person_check check (num_nonnulls(user_id, address) = 1),
  constraint directory_members_address_check check (address = lower(address) and length(address) between 3 and 254),
  constraint directory_members_external_id_check check (length(external_id) between 1 and 200),
  constraint directory_members_given_name_check check (length(given_name) between 1 and 100),
  constraint directory_members_family_name_check check (length(family_name) between 1 and 100)
);
comment on table public.directory_members is 'People whom the identity provider of a company provisions by SCIM, with its ids and names for them.';
comment on column public.directory_members.address is 'Until the person joins: whom the invitation is for.';
comment on column public.directory_members.external_id is 'Id of the identity provider.';

alter table public.api_keys drop constraint scopes_known;
alter table public.api_keys add constraint scopes_known check (scopes <@ array['orders:read', 'orders:write', 'fleet:read', 'fleet:write', 'plans:read', 'plans:write', 'plans:dispatch', 'live:read', 'positions:write', 'addresses:read', 'addresses:write', 'optimize:run', 'webhooks:read', 'webhooks:write', 'persons:read', 'persons:erase', 'pay:read', 'pay:write', 'people:provision']);
-- A test key works in the sandbox, which has no people; a page would show the key to everyone who opens it.
alter table public.api_keys add constraint api_keys_provision_check
  check (not ('people:provision' = any (scopes)) or (not is_test and origins = '{}')) not valid;
alter table public.api_keys validate constraint api_keys_provision_check;
