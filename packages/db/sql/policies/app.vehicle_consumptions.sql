call app.protect_tenant_table('app.vehicle_consumptions', false, 'fleet');
