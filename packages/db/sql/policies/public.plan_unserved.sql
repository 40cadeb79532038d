call app.protect_tenant_table('public.plan_unserved', false, 'plans');
