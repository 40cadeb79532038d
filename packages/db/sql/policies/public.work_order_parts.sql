call app.protect_tenant_table('public.work_order_parts', false, 'fleet');
