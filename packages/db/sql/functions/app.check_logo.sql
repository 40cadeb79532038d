-- A logo must lie in our storage, in the company's folder. Its URL has no origin: pages and mails add their own.
create or replace function app.check_logo() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.logo_url := regexp_replace(new.logo_url, '^https?://[^/]+(?=/storage/v1/object/public/logos/)', '');
  if new.logo_url !~ ('^/storage/v1/object/public/logos/' || new.id || '/[A-Za-z0-9_-][A-Za-z0-9_.%-]*(\?[A-Za-z0-9_=&.-]*)?$') then
    raise exception using errcode = 'check_violation', schema = tg_table_schema, table = tg_table_name, column = 'logo_url',
      message = 'logo_url must be a picture in the folder of the company in the bucket "logos"';
  end if;
  return new;
end $$;
comment on function app.check_logo() is 'Refuses logos outside the company''s folder in storage.';
