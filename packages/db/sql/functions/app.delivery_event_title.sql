create or replace function app.delivery_event_title(status text) returns text language sql immutable set search_path = '' as $$
  select case status when 'pending' then 'Ordered' when 'picked_up' then 'Picked up'
    when 'in_transit' then 'In transit' when 'out_for_delivery' then 'Out for delivery' when 'delivered' then 'Delivered'
    when 'failed' then 'Delivery failed' when 'returned' then 'Returned to sender' else 'Cancelled' end
$$;
comment on function app.delivery_event_title(text) is 'Title in the timeline of a state without a note.';
