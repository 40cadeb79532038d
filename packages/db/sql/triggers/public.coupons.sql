call app.audit_table('public.coupons', 'people');
