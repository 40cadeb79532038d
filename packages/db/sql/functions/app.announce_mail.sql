-- A mail written by a database function has no job yet. The worker listens to this notification and sweeps for missed ones.
create or replace function app.announce_mail() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('outbox', to_json(new.id)::text);
  return null;
end $$;
