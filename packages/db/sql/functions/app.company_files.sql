-- Excludes the bucket of order files: rows of order_attachments name them.
create or replace function app.company_files(company uuid) returns table (bucket text, name text, bytes bigint)
language sql stable security definer set search_path = '' as $$
  select o.bucket_id, o.name, coalesce((o.metadata ->> 'size')::bigint, 0) from storage.objects o
  where o.bucket_id <> 'attachments' and (o.path_tokens[1] = company::text
    or o.bucket_id = 'feedback' and exists (select from public.feedback f where f.tenant_id = company and o.name = any (f.photos)))
$$;
revoke all on function app.company_files(uuid) from public;
grant execute on function app.company_files(uuid) to service_role;
comment on function app.company_files(uuid) is 'Objects in storage that belong to a company, except files of orders.';
