call app.protect_tenant_table('public.zones', false, 'fleet');
