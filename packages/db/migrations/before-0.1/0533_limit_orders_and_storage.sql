-- Plans may limit how many orders a company takes for one day, and how much it keeps in files. As with texts, none and 0 are
-- unlimited. Neither stops a day that is on the road: an order that was taken once may move to a full day, and what drivers
-- and recipients photograph is counted and never refused.

-- Counted under a lock per company, as vehicles are: two imports at once must not pass the limit together.
create function app.check_order_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  company uuid;
  allowed int;
begin
  for company in select distinct a.tenant_id from added a loop
    allowed := coalesce((app.plan_limits(company) ->> 'orders')::int, 0);
    continue when allowed = 0;
    perform pg_advisory_xact_lock(hashtextextended('order_limit:' || company, 0));
    if exists (select from (select distinct a.date from added a where a.tenant_id = company) days
        where (select count(*) from public.orders o
          where o.tenant_id = company and o.date = days.date and o.status <> 'cancelled') > allowed) then
      perform app.refuse('plan_limit', 403, 'more than ' || allowed || ' orders a day');
    end if;
  end loop;
  return null;
end $$;
comment on function app.check_order_limit() is 'Refuses orders beyond those that the plan allows for their day. Moving one is no new order.';
create trigger check_limit after insert on public.orders referencing new table as added
  for each statement execute function app.check_order_limit();

-- The folder of an object is its company's. Also read by the owner's figures of a company.
create index objects_by_folder on storage.objects (split_part(name, '/', 1));

create function app.stored_bytes(company uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint from storage.objects o
  where split_part(o.name, '/', 1) = stored_bytes.company::text
$$;
comment on function app.stored_bytes(uuid) is 'Bytes of all files of a company: those of orders, proofs, photos of recipients, its logo.';
revoke all on function app.stored_bytes(uuid) from public;
grant execute on function app.stored_bytes(uuid) to service_role;

-- Megabytes are those of people: a million bytes.
create function app.check_storage_limit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare allowed bigint := coalesce((app.plan_limits(new.tenant_id) ->> 'storage')::bigint, 0);
begin
  if allowed = 0 then return new; end if;
  -- A copied order shares the file of the first.
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
comment on function app.check_storage_limit() is 'Refuses a file of an order beyond the storage of the plan, whether its bytes are stored before its row or after.';
create trigger check_limit before insert on public.order_attachments
  for each row execute function app.check_storage_limit();
