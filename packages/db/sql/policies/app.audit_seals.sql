alter table app.audit_seals enable row level security;
revoke all on app.audit_seals from public, anon, authenticated;
grant select on app.audit_seals to service_role;
create policy service_reads on app.audit_seals for select to service_role using (true);
