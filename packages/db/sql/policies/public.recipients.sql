call app.protect_tenant_table('public.recipients', true, 'orders');
create policy driver_reads on public.recipients for select to authenticated
  using ((select app.member_role()) = 'driver' and exists (select 1 from public.orders o
    where o.tenant_id = recipients.tenant_id and o.recipient_id = recipients.id));
