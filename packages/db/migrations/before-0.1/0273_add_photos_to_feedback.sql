-- Photos of what arrived: a recipient adds own ones, the company looks at those of its feedback, nobody changes them.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('feedback', 'feedback', false, 5242880, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;

alter table public.feedback add column photos text[] not null default '{}' check (cardinality(photos) <= 5);
comment on column public.feedback.photos is 'Names of objects in the bucket `feedback`.';

create policy recipients_add_feedback_photos on storage.objects for insert to authenticated
  with check (bucket_id = 'feedback' and path_tokens[1] = (select app.user_id())::text and cardinality(path_tokens) = 2);
create policy feedback_photos_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'feedback' and (path_tokens[1] = (select app.user_id())::text
    or ((select app.is_reader()) and exists (select from public.feedback f
      where f.tenant_id = (select app.tenant_id()) and objects.name = any(f.photos)))));

drop function public.give_feedback(text, int, text, text, text, text, text);
create function public.give_feedback(number text, rating int, package_condition text default null, delivery_speed text default null,
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
  -- What needs somebody: a low rating, damage, or a picture of it.
  if give_feedback.rating <= 2 or give_feedback.package_condition in ('minor_damage', 'damaged') then
    insert into public.notifications (tenant_id, user_id, type, title, message, link)
    select m.tenant_id, m.user_id, 'feedback', 'Feedback on ' || reference || ': ' || give_feedback.rating || ' of 5',
      coalesce(nullif(left(trim(give_feedback.comments), 200), ''), replace(coalesce(give_feedback.package_condition, 'no comment'), '_', ' ')),
      '/tenant/orders?order=' || delivery.order_id
    from public.memberships m where m.tenant_id = delivery.tenant_id and m.status = 'active' and m.role in ('admin', 'dispatcher');
  end if;
  return (select sum(l.points) from public.loyalty_points l where l.user_id = app.user_id());
end $$;
comment on function public.give_feedback(text, int, text, text, text, text, text, text[]) is 'Writes feedback and books its points; answers the points one has now.';
revoke execute on function public.give_feedback(text, int, text, text, text, text, text, text[]) from public, anon;
grant execute on function public.give_feedback(text, int, text, text, text, text, text, text[]) to authenticated;
