-- Mail that a database function wrote has no job yet: the worker listens, and sweeps what it missed.
create or replace function app.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('outbox', to_json(new.id)::text);
  return null;
end $$;
