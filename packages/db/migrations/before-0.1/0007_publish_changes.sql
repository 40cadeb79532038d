-- What live screens listen to. Row policies of the listener decide what he hears.
do $$
declare t text;
begin
  if not exists (select 1 from pg_publication where pubname = 'supabase_realtime') then
    execute 'create publication supabase_realtime';
  end if;
  foreach t in array array['plans', 'orders', 'deliveries', 'routes', 'stops', 'vehicle_positions', 'notifications'] loop
    execute format('alter publication supabase_realtime add table public.%I', t);
  end loop;
end $$;

-- Tracking is a private channel that anyone with the number may hear and nobody may speak on; a company's live
-- channel is heard by its members. The server itself speaks on both.
create policy tracking_is_heard on realtime.messages for select to anon, authenticated
  using (realtime.topic() like 'tracking:%');
create policy members_hear_live on realtime.messages for select to authenticated
  using (realtime.topic() = 'live:' || (select app.tenant_id())::text and (select app.is_reader()));
