-- Locks the order, so that two simultaneous uploads are counted one after the other.
create or replace function app.limit_attachments() returns trigger language plpgsql security definer set search_path = '' as $$
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
