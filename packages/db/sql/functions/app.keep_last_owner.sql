-- Locks, because two owners who remove each other at the same moment would leave none.
create or replace function app.keep_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('last_owner', 0));
  if not exists (select from public.owners o where o.id <> old.id) then perform app.refuse('last_owner', 409); end if;
  return old;
end $$;
