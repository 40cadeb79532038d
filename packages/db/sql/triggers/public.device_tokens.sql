call app.audit_table('public.device_tokens');
