call app.protect_tenant_table('public.route_actuals', false, 'plans');
