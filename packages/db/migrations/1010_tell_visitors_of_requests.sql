-- What visitors of an order form are told, in the company's own words too.
alter table public.recipient_message_texts drop constraint recipient_message_texts_kind_check;
alter table public.recipient_message_texts add constraint recipient_message_texts_kind_check check (kind in (
  'order_confirmed', 'out_for_delivery', 'driver_near', 'running_late', 'driver_arrived', 'delivered', 'delivery_failed',
  'feedback_asked', 'request_received', 'request_accepted', 'request_declined'));

-- A declined request holds what was sent until nobody can take the answer back any more.
alter table public.order_requests drop constraint order_requests_cleared_check;
alter table public.order_requests add constraint order_requests_cleared_check check (state <> 'accepted' or wish = '{}');
comment on column public.order_requests.wish is
  'Names, addresses and loads as sent; empty once accepted, and within the hour after a refusal.';
