create trigger use_coupon before insert on public.coupon_redemptions for each row execute function app.use_coupon();
call app.audit_table('public.coupon_redemptions');
