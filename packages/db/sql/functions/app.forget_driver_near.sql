-- When a parcel goes out again, its recipient can get another notice that the driver is near.
create or replace function app.forget_driver_near() returns trigger language plpgsql set search_path = '' as $$
begin
  new.driver_near_at := null;
  return new;
end $$;
