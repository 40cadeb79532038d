call app.protect_tenant_table('public.proof_documents', false, 'orders');
revoke update on public.proof_documents from service_role;
