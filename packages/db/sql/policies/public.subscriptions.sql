call app.protect_tenant_table('public.subscriptions', false);
