call app.protect_tenant_table('public.recipient_mail_texts', false);
