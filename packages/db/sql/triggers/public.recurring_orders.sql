call app.audit_table('public.recurring_orders', 'people');
