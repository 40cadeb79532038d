call app.protect_tenant_table('public.plan_routes', false, 'plans');
