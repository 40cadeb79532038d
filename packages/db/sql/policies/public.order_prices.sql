call app.protect_tenant_table('public.order_prices', false, 'orders');
