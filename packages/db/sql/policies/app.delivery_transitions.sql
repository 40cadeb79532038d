alter table app.delivery_transitions enable row level security;
revoke all on app.delivery_transitions from public, anon, authenticated;
grant select on app.delivery_transitions to authenticated;
grant select on app.delivery_transitions to service_role;
create policy all_read on app.delivery_transitions for select to authenticated, service_role using (true);
