create or replace function app.notice_delivery_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    if new.status in ('in_transit', 'out_for_delivery') then
      perform app.make_notice_due(new.tenant_id, new.id, 'out_for_delivery');
    elsif new.status = 'delivered' then
      perform app.make_notice_due(new.tenant_id, new.id, 'delivered');
      perform app.make_notice_due(new.tenant_id, new.id, 'feedback_asked', now() + interval '2 hours');
    elsif new.status = 'failed' then
      perform app.make_notice_due(new.tenant_id, new.id, 'delivery_failed');
    end if;
  end if;
  if new.driver_near_at is not null and old.driver_near_at is null then
    perform app.make_notice_due(new.tenant_id, new.id, 'driver_near');
  end if;
  if new.eta_from > new.promised_to and not coalesce(old.eta_from > old.promised_to, false) then
    perform app.make_notice_due(new.tenant_id, new.id, 'running_late');
  end if;
  return null;
end $$;
