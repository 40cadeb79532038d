call app.protect_tenant_table('public.zone_presences', false, 'fleet');
