-- Logs a removal of positions older than the retention period, and removes the zone events that derive from them.
create or replace function app.note_removed_positions(removed int, until timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.zone_events e where e.happened_at < note_removed_positions.until;
  if removed = 0 then return; end if;
  insert into public.audit_log (action, subject, via, label, after)
  values ('retention.remove', 'retention', 'retention', removed || ' of positions',
    jsonb_build_object('what', 'positions', 'rows', removed, 'until', note_removed_positions.until));
end $$;
revoke all on function app.note_removed_positions(integer,timestamptz) from public;
grant execute on function app.note_removed_positions(integer,timestamptz) to service_role;
