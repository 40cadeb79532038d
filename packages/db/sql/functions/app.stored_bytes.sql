create or replace function app.stored_bytes(company uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint from storage.objects o
  where split_part(o.name, '/', 1) = stored_bytes.company::text
$$;
revoke all on function app.stored_bytes(uuid) from public;
grant execute on function app.stored_bytes(uuid) to service_role;
comment on function app.stored_bytes(uuid) is 'Bytes of all files of a company: orders, proofs, photos by recipients, logo.';
