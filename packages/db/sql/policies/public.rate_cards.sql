call app.protect_tenant_table('public.rate_cards', false, 'orders');
