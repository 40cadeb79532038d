create or replace function public.give_feedback(number text, rating int, package_condition text default null, delivery_speed text default null,
  driver_rating text default null, recommends text default null, comments text default null, photos text[] default '{}') returns int
language plpgsql security definer set search_path = '' as $$
declare
  delivery public.deliveries := app.claim(number);
  written uuid;
  reference text;
  -- Contracts: FEEDBACK_POINTS.
  earned constant int := 50;
begin
  if delivery.status <> 'delivered' then perform app.refuse('not_delivered_yet', 409); end if;
  if exists (select from unnest(give_feedback.photos) p where not exists (select from storage.objects o
    where o.bucket_id = 'feedback' and o.name = p and o.path_tokens[1] = app.user_id()::text)) then
    perform app.refuse('photo_not_found', 422);
  end if;
  insert into public.feedback (tenant_id, delivery_id, user_id, rating, package_condition, delivery_speed, driver_rating, recommends, comments, photos)
  values (delivery.tenant_id, delivery.id, app.user_id(), give_feedback.rating, give_feedback.package_condition, give_feedback.delivery_speed,
    give_feedback.driver_rating, give_feedback.recommends, nullif(trim(give_feedback.comments), ''), coalesce(give_feedback.photos, '{}'))
  on conflict (tenant_id, delivery_id, user_id) do nothing returning id into written;
  if written is null then perform app.refuse('feedback_given', 409); end if;
  select o.reference into reference from public.orders o where o.tenant_id = delivery.tenant_id and o.id = delivery.order_id;
  insert into public.loyalty_points (tenant_id, user_id, points, reason, feedback_id)
  values (delivery.tenant_id, app.user_id(), earned, 'Feedback, ' || reference, written);
  insert into public.notifications (tenant_id, user_id, type, title, message, link)
  values (delivery.tenant_id, app.user_id(), 'points', earned || ' loyalty points booked', 'For your feedback on ' || reference, '/customer/profile');
  -- Notifies staff of a low rating or damage.
  if give_feedback.rating <= 2 or give_feedback.package_condition in ('minor_damage', 'damaged') then
    insert into public.notifications (tenant_id, user_id, type, title, message, link)
    select m.tenant_id, m.user_id, 'feedback', 'Feedback on ' || reference || ': ' || give_feedback.rating || ' of 5',
      coalesce(nullif(left(trim(give_feedback.comments), 200), ''), replace(coalesce(give_feedback.package_condition, 'no comment'), '_', ' ')),
      '/tenant/orders?order=' || delivery.order_id
    from public.memberships m where m.tenant_id = delivery.tenant_id and m.status = 'active' and m.role in ('admin', 'dispatcher');
  end if;
  return (select sum(l.points) from public.loyalty_points l where l.user_id = app.user_id());
end $$;
revoke all on function public.give_feedback(text,integer,text,text,text,text,text,text[]) from public;
grant execute on function public.give_feedback(text,integer,text,text,text,text,text,text[]) to authenticated;
comment on function public.give_feedback(text,integer,text,text,text,text,text,text[]) is
  'Stores feedback and books its points. Returns the new total of points.';
