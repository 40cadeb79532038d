create or replace function app.check_delivery_move() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  if new.status is distinct from old.status then
    if not exists (select 1 from app.delivery_transitions t where t.from_status = old.status and t.to_status = new.status)
      and not (old.is_presumed and old.status = 'delivered' and new.status in ('failed', 'returned')) then
      perform app.refuse('delivery_cannot_move', 409, old.status || ' to ' || new.status, 'Reload: somebody else may have changed it.');
    end if;
    if new.status_at is not distinct from old.status_at then new.status_at := now(); end if;
    if new.status = 'delivered' then new.delivered_at := new.status_at; else new.delivered_at := null; end if;
    if new.status <> 'delivered' then new.is_presumed := false; end if;
  end if;
  return new;
end $$;
