call app.protect_tenant_table('public.fleet_incident_entries', false, 'fleet');
create policy driver_reads on public.fleet_incident_entries for select to authenticated
  using ((select app.member_role()) = 'driver' and tenant_id = (select app.tenant_id())
    and exists (select from public.fleet_incidents i where i.tenant_id = fleet_incident_entries.tenant_id
      and i.id = fleet_incident_entries.incident_id and i.created_by = (select app.user_id())));
