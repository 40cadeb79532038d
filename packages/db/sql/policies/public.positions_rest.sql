call app.protect_tenant_table('public.positions_rest', false, 'live');
