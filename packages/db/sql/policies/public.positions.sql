call app.protect_tenant_table('public.positions', false, 'live');
