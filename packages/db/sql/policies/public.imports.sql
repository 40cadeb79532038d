call app.protect_tenant_table('public.imports', false, 'orders');
