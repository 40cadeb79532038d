call app.protect_tenant_table('public.vehicle_inspections', false, 'fleet');
