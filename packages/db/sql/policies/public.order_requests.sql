call app.protect_tenant_table('public.order_requests', false, 'orders');
