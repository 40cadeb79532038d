call app.audit_table('public.fuel_fills', 'people');
