call app.protect_platform_table('public.contact_messages');
grant select on public.contact_messages to authenticated;
create policy owner_looks on public.contact_messages for select to authenticated using ((select app.is_platform_owner()));
