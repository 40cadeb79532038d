-- Locks the coupon, so that only one of two companies can redeem its last use.
create or replace function app.use_coupon() returns trigger language plpgsql security definer set search_path = '' as $$
declare coupon public.coupons;
begin
  select c.* into coupon from public.coupons c where c.code = new.coupon_code for update;
  if coupon.code is null or not coupon.is_active or coupon.expires_at <= new.redeemed_at then
    perform app.refuse('coupon_unknown', 404);
  end if;
  if exists (select from public.coupon_redemptions r where r.tenant_id = new.tenant_id and r.coupon_code = new.coupon_code) then
    perform app.refuse('coupon_redeemed', 409, new.coupon_code);
  end if;
  if coupon.companies >= coupon.company_limit then
    perform app.refuse('coupon_used_up', 409, new.coupon_code);
  end if;
  update public.coupons c set companies = c.companies + 1 where c.code = new.coupon_code;
  return new;
end $$;
comment on function app.use_coupon() is 'Counts a redemption of a coupon. Refuses unknown, expired and exhausted coupons.';
