call app.audit_table('public.order_prices', 'people');
