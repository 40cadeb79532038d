-- Files of orders: photos and PDFs that dispatch adds. Rows say which; the bytes are objects of the bucket `attachments`, and rows
-- of orders that were copied or divided share them.

create table public.order_attachments (
  tenant_id uuid not null references public.tenants (id) on delete cascade,
  id uuid not null default app.uuid_v7(),
  order_id uuid not null,
  file_id uuid not null,
  object text not null generated always as (tenant_id::text || '/' || file_id::text) stored,
  name text not null check (length(trim(name)) between 1 and 120),
  type text not null check (type in ('image/jpeg', 'image/png', 'image/webp', 'application/pdf')),
  bytes int not null check (bytes between 1 and 10485760),
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, order_id, file_id),
  foreign key (tenant_id, order_id) references public.orders (tenant_id, id) on delete cascade
);
create index order_attachments_by_object on public.order_attachments (object);
create index order_attachments_by_maker on public.order_attachments (created_by) where created_by is not null;
comment on table public.order_attachments is 'Files of orders. One that no row names any more is removed from the bucket by a job.';
comment on column public.order_attachments.object is 'Name of the object in the bucket `attachments`.';
comment on column public.order_attachments.type is 'What the bytes say, whatever the name says.';
call app.protect_tenant_table('public.order_attachments', false);
call app.audit_table('public.order_attachments', 'people');
grant delete on public.order_attachments to authenticated;
create policy staff_deletes on public.order_attachments for delete to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.is_staff()));
create policy driver_reads on public.order_attachments for select to authenticated
  using ((select app.member_role()) = 'driver' and app.drives_order(tenant_id, order_id));

-- The order is locked, so that two who add at once are counted one after the other.
create function app.limit_attachments() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  -- Contracts: ATTACHMENTS_PER_ORDER.
  most constant int := 20;
begin
  perform from public.orders o where o.tenant_id = new.tenant_id and o.id = new.order_id for no key update;
  if (select count(*) from public.order_attachments a where a.tenant_id = new.tenant_id and a.order_id = new.order_id) >= most then
    perform app.refuse('attachments_full', 409, most::text);
  end if;
  return new;
end $$;
create trigger limit_attachments before insert on public.order_attachments for each row execute function app.limit_attachments();

-- Nobody writes here but the server, which looks at the bytes first. Who sees the row of a file sees the file.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('attachments', 'attachments', false, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])
on conflict (id) do nothing;
create policy attachments_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'attachments' and exists (select from public.order_attachments a
    where a.tenant_id = (select app.tenant_id()) and a.object = objects.name));
