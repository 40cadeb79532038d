-- A parcel that comes out again comes near again.
create or replace function app.forget_driver_near() returns trigger language plpgsql set search_path = '' as $$
begin
  new.driver_near_at := null;
  return new;
end $$;
