create or replace function app.choose_hues_of_moved_route() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.choose_hues(new.tenant_id, new.date, array(
    select d.number from public.routes d where d.tenant_id = new.tenant_id and d.date = new.date and d.status <> 'cancelled'));
  return null;
end $$;
revoke all on function app.choose_hues_of_moved_route() from public;
