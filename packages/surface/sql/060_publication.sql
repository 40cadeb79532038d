-- Tables of this publication are the ones whose changes can be listened to. No replication slot reads it.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
exception when insufficient_privilege then
  raise exception 'The login may not create a publication: grant it CREATE on the database.' using errcode = '42501';
end $$;
