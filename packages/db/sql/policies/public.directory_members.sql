call app.protect_tenant_table('public.directory_members', false);
