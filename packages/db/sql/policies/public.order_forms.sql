call app.protect_platform_table('public.order_forms');
grant select (
  tenant_id, is_open, needs_acceptance, services, slots, fields, zone_ids, lead_hours, days_ahead, intro, confirmation,
  frame_origins, created_by, created_at, updated_at
) on public.order_forms to authenticated;
create policy members_read on public.order_forms for select to authenticated
  using (tenant_id = (select app.tenant_id()) and (select app.is_reader()));
