create trigger check_slot before insert on public.order_requests for each row execute function app.check_order_request();
create trigger check_slot_again before update of state on public.order_requests for each row
  when (old.state = 'declined' and new.state = 'waiting') execute function app.check_order_request();
