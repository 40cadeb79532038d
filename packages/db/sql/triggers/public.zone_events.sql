create trigger tell_webhooks after insert on public.zone_events for each row execute function app.tell_webhooks_of_zone();
create trigger reach_steps after insert on public.zone_events for each row execute function app.reach_steps_of_zone();
