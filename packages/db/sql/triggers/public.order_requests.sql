create trigger check_slot before insert on public.order_requests for each row execute function app.check_order_request();
