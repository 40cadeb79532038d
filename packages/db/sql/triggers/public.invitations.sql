call app.audit_table('public.invitations');
