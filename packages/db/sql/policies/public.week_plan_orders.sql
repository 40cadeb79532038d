call app.protect_tenant_table('public.week_plan_orders', false, 'plans');
