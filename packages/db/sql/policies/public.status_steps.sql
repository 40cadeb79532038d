call app.protect_tenant_table('public.status_steps', false);
