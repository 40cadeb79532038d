-- A driver is a member of the same company: any account could be written there, and its person then saw the driver's row.
-- Deferred, since an account is linked and made a member in one transaction.
update public.drivers d set user_id = null where d.user_id is not null
  and not exists (select from public.memberships m where m.tenant_id = d.tenant_id and m.user_id = d.user_id);
alter table public.drivers add constraint drivers_member_fkey foreign key (tenant_id, user_id)
  references public.memberships (tenant_id, user_id) on delete set null (user_id) deferrable initially deferred;

-- Logos are pictures of our own storage, in the company's folder. The origin is left out: pages and mails add the one they are on.
create function app.check_logo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.logo_url := regexp_replace(new.logo_url, '^https?://[^/]+(?=/storage/v1/object/public/logos/)', '');
  if new.logo_url !~ ('^/storage/v1/object/public/logos/' || new.id || '/[A-Za-z0-9_-][A-Za-z0-9_.%-]*(\?[A-Za-z0-9_=&.-]*)?$') then
    raise exception using errcode = 'check_violation', schema = tg_table_schema, table = tg_table_name, column = 'logo_url',
      message = 'logo_url must be a picture in the folder of the company in the bucket "logos"';
  end if;
  return new;
end $$;
comment on function app.check_logo() is 'Refuses logos that are not stored here.';
update public.tenants t set logo_url = null where t.logo_url is not null
  and t.logo_url !~ ('^(https?://[^/]+)?/storage/v1/object/public/logos/' || t.id || '/[A-Za-z0-9_-][A-Za-z0-9_.%-]*(\?[A-Za-z0-9_=&.-]*)?$');
update public.tenants t set logo_url = regexp_replace(t.logo_url, '^https?://[^/]+', '') where t.logo_url is not null;
create trigger check_logo before insert or update of logo_url on public.tenants
  for each row when (new.logo_url is not null) execute function app.check_logo();
