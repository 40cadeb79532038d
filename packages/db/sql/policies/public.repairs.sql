call app.protect_tenant_table('public.repairs', false, 'plans');
