call app.audit_table('public.maintenance_windows');
