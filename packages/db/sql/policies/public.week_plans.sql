call app.protect_tenant_table('public.week_plans', false, 'plans');
