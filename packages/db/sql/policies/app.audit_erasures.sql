alter table app.audit_erasures enable row level security;
revoke all on app.audit_erasures from public, anon, authenticated;
grant select on app.audit_erasures to service_role;
create policy service_reads on app.audit_erasures for select to service_role using (true);
