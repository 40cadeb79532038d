call app.protect_tenant_table('public.recipient_message_texts', false);
