-- The logo of a company: its administrators put it there, everybody sees it on tracking pages. Pictures only, no SVG, which may
-- carry script.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('logos', 'logos', true, 524288, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;
create policy admins_add_logos on storage.objects for insert to authenticated
  with check (bucket_id = 'logos' and path_tokens[1] = (select app.tenant_id())::text
    and (select app.member_role()) = 'admin');
create policy admins_remove_logos on storage.objects for delete to authenticated
  using (bucket_id = 'logos' and path_tokens[1] = (select app.tenant_id())::text
    and (select app.member_role()) = 'admin');
create policy logos_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'logos' and path_tokens[1] = (select app.tenant_id())::text and (select app.is_reader()));
