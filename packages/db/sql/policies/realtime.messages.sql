create policy members_hear_live on realtime.messages for select to authenticated
  using (realtime.topic() = 'live:' || (select app.tenant_id())::text and (select app.has_right('live:read')));
-- Anyone with the tracking number may subscribe to its private channel. Members subscribe to the live channel of their
-- company. Only the server sends on both.
create policy tracking_is_heard on realtime.messages for select to anon, authenticated
  using (realtime.topic() like 'tracking:%');
