create trigger tell_webhooks after insert on public.order_steps for each row execute function app.tell_webhooks_of_step();
