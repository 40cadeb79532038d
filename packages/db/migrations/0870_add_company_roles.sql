-- Roles that a company makes from a list of rights. `base_role` is the fixed role whose place it takes.
create table public.company_roles (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  name text not null,
  rights text[] not null,
  base_role text not null generated always as (
    case when rights <@ array['orders:read', 'fleet:read', 'plans:read', 'live:read', 'addresses:read', 'optimize:run']
      then 'viewer' else 'dispatcher' end) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint company_roles_pkey primary key (tenant_id, id),
  constraint company_roles_base_role_key unique (tenant_id, id, base_role),
  constraint company_roles_name_check check (length(trim(name)) between 1 and 60),
  constraint company_roles_rights_check check (app.are_rights(rights))
);
comment on table public.company_roles is 'Roles that a company makes from a list of rights. Administrators make them; none has the right to.';
comment on column public.company_roles.base_role is 'The fixed role that a member of this role has where no right is asked for. Changing rights changes it for its members.';
create unique index company_roles_by_name on public.company_roles (tenant_id, lower(name));

alter table public.memberships add column company_role_id uuid,
  add constraint memberships_company_role_fkey foreign key (tenant_id, company_role_id, role)
    references public.company_roles (tenant_id, id, base_role) on update cascade on delete restrict;
comment on column public.memberships.company_role_id is 'The custom role, which decides the rights in place of `role`.';
create index memberships_by_company_role on public.memberships (tenant_id, company_role_id) where company_role_id is not null;

alter table public.invitations add column company_role_id uuid,
  add constraint invitations_company_role_fkey foreign key (tenant_id, company_role_id, role)
    references public.company_roles (tenant_id, id, base_role) on update cascade on delete restrict;
comment on column public.invitations.company_role_id is 'The custom role that the invited person gets.';
create index invitations_by_company_role on public.invitations (tenant_id, company_role_id) where company_role_id is not null;

-- Days of positions are read through `positions`, whose policy asks for the right; earlier days had a policy without it.
do $$
declare day regclass;
begin
  for day in select inhrelid::regclass from pg_inherits where inhparent = 'public.positions'::regclass loop
    execute format('revoke select on %s from authenticated', day);
  end loop;
end $$;
