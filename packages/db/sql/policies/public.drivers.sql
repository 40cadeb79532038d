call app.protect_tenant_table('public.drivers', true, 'fleet');
grant select (id) on public.drivers to anon;
create policy own_read on public.drivers for select to authenticated using (user_id = (select app.user_id()));
