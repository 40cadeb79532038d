create trigger touch before update on public.fleet_incidents for each row execute function app.touch();
call app.audit_table('public.fleet_incidents', 'people');
create trigger tell_webhooks after insert on public.fleet_incidents for each row execute function app.tell_webhooks_of_incident();
