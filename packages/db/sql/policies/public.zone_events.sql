call app.protect_tenant_table('public.zone_events', false, 'fleet');
