create policy admins_add_logos on storage.objects for insert to authenticated
  with check (bucket_id = 'logos' and path_tokens[1] = (select app.tenant_id())::text
    and (select app.has_right('settings:write')));
create policy admins_remove_logos on storage.objects for delete to authenticated
  using (bucket_id = 'logos' and path_tokens[1] = (select app.tenant_id())::text
    and (select app.has_right('settings:write')));
create policy attachments_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'attachments' and exists (select from public.order_attachments a
    where a.tenant_id = (select app.tenant_id()) and a.object = objects.name));
create policy drivers_add_proofs on storage.objects for insert to authenticated
  with check (bucket_id = 'proofs' and (select app.member_role()) is not null
    and path_tokens[1] = (select app.tenant_id())::text and path_tokens[2] = (select app.user_id())::text);
create policy feedback_photos_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'feedback' and (path_tokens[1] = (select app.user_id())::text
    or ((select app.has_right('orders:read')) and exists (select from public.feedback f
      where f.tenant_id = (select app.tenant_id()) and objects.name = any(f.photos)))));
create policy logos_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'logos' and path_tokens[1] = (select app.tenant_id())::text and (select app.is_reader()));
create policy proofs_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'proofs' and path_tokens[1] = (select app.tenant_id())::text
    and ((select app.has_right('orders:read')) or path_tokens[2] = (select app.user_id())::text));
create policy recipients_add_feedback_photos on storage.objects for insert to authenticated
  with check (bucket_id = 'feedback' and path_tokens[1] = (select app.user_id())::text and cardinality(path_tokens) = 2);
create policy shared_proofs_are_seen on storage.objects for select to authenticated
  using (bucket_id = 'proofs' and exists (
    select from public.delivery_claims c
    join public.deliveries d on d.tenant_id = c.tenant_id and d.id = c.delivery_id
    where c.user_id = (select app.user_id()) and app.shares_proof(d.tenant_id, d.order_id, objects.name)));
