call app.protect_tenant_table('public.work_orders', false, 'fleet');
