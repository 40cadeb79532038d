call app.protect_tenant_table('public.recurring_orders', false, 'orders');
