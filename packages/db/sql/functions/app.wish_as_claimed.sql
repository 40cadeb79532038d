create or replace function app.wish_as_claimed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.standing_wishes w where w.tenant_id = new.tenant_id and w.user_id = new.user_id) then
    perform app.apply_standing_wish(d, new.user_id) from public.deliveries d
    where d.tenant_id = new.tenant_id and d.id = new.delivery_id;
  end if;
  return null;
end $$;
