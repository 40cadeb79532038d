create or replace function app.clear_order_requests() returns void
language sql security definer set search_path = '' as $$
  update public.order_requests r set wish = '{}', problem = null
    where r.state = 'declined' and r.wish <> '{}' and r.decided_at < now() - interval '10 minutes';
  -- A request that nobody answered within a week after its day is of no use, and still names a person.
  delete from public.order_requests r where r.state = 'waiting' and r.date < current_date - 7;
  -- Answered requests count towards the room of their slot until their day is over, and are listed for a while.
  delete from public.order_requests r where r.state <> 'waiting' and r.date < current_date - 90;
$$;
revoke all on function app.clear_order_requests() from public;
grant execute on function app.clear_order_requests() to service_role;
comment on function app.clear_order_requests() is
  'Removes what visitors sent with order forms once it is of no use: declined after ten minutes, waiting a week after its day, answered 90 days after it.';
