call app.protect_tenant_table('public.map_requests', false);
