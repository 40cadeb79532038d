call app.audit_table('public.fuel_fills', 'people');
create trigger tell_webhooks after insert on public.fuel_fills for each row execute function app.tell_webhooks_of_fill();
