call app.protect_tenant_table('public.plan_stops', false, 'plans');
