create policy members_hear_live on realtime.messages for select to authenticated
  using (realtime.topic() = 'live:' || (select app.tenant_id())::text and (select app.has_right('live:read')));
-- Tracking is a private channel that anyone with the number may hear and nobody may speak on; a company's live
-- channel is heard by its members. The server itself speaks on both.
create policy tracking_is_heard on realtime.messages for select to anon, authenticated
  using (realtime.topic() like 'tracking:%');
