call app.protect_tenant_table('public.vehicle_positions', false, 'live');
