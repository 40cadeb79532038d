call app.protect_tenant_table('public.vehicle_defects', false, 'fleet');
