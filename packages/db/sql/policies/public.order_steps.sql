call app.protect_tenant_table('public.order_steps', false, 'orders');
