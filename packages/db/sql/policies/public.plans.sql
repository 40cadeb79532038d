call app.protect_tenant_table('public.plans', false, 'plans');
