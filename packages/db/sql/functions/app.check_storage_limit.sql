-- A megabyte is a million bytes here, as people count.
create or replace function app.check_storage_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare allowed bigint := coalesce((app.plan_limits(new.tenant_id) ->> 'storage')::bigint, 0);
begin
  if allowed = 0 then return new; end if;
  -- A copied order uses the same file as its original.
  if exists (select from public.order_attachments a where a.tenant_id = new.tenant_id and a.file_id = new.file_id) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('storage_limit:' || new.tenant_id, 0));
  if (select app.stored_bytes(new.tenant_id) + new.bytes - coalesce(sum((o.metadata ->> 'size')::bigint), 0)
      from storage.objects o where o.bucket_id = 'attachments' and o.name = new.tenant_id || '/' || new.file_id)
      > allowed * 1000000 then
    perform app.refuse('plan_limit', 403, 'more than ' || allowed || ' MB of files');
  end if;
  return new;
end $$;
comment on function app.check_storage_limit() is
  'Refuses a file of an order above the plan''s storage limit, whether its bytes or its row are stored first.';
