-- Clients of the REST surface write templates by the names of the requirements (row 3-1, decision 0394): each has its column
-- beside the one that the product reads, and the two never differ.

alter table public.email_templates
  add column "htmlContent" text,
  add column "textContent" text,
  add column "isActive" boolean,
  add column "createdAt" timestamptz,
  add column "updatedAt" timestamptz;
comment on column public.email_templates."htmlContent" is 'html_content, as the requirements name it; either may be written.';
comment on column public.email_templates."textContent" is 'text_content, as the requirements name it; either may be written.';
comment on column public.email_templates."isActive" is 'is_active, as the requirements name it; either may be written.';
comment on column public.email_templates."createdAt" is 'created_at, as the requirements name it; only read.';
comment on column public.email_templates."updatedAt" is 'updated_at, as the requirements name it; only read.';

-- Before every other trigger of the row, which are about the product's own names; where both were written, those count.
create function app.take_template_names() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    if new.html_content = '' then new.html_content := coalesce(new."htmlContent", ''); end if;
    if new.text_content = '' then new.text_content := coalesce(new."textContent", ''); end if;
    if new.is_active then new.is_active := coalesce(new."isActive", true); end if;
    return new;
  end if;
  if new.html_content = old.html_content and new."htmlContent" is distinct from old."htmlContent" then
    new.html_content := coalesce(new."htmlContent", '');
  end if;
  if new.text_content = old.text_content and new."textContent" is distinct from old."textContent" then
    new.text_content := coalesce(new."textContent", '');
  end if;
  if new.is_active = old.is_active and new."isActive" is distinct from old."isActive" then
    new.is_active := coalesce(new."isActive", false);
  end if;
  return new;
end $$;
create trigger agree_on_names before insert or update on public.email_templates
  for each row execute function app.take_template_names();

-- After every other trigger of the row.
create function app.give_template_names() returns trigger language plpgsql set search_path = '' as $$
begin
  new."htmlContent" := new.html_content;
  new."textContent" := new.text_content;
  new."isActive" := new.is_active;
  new."createdAt" := new.created_at;
  new."updatedAt" := new.updated_at;
  return new;
end $$;
create trigger write_names before insert or update on public.email_templates
  for each row execute function app.give_template_names();

-- The one made active takes the place of the one before, by whichever name.
drop trigger replace_active on public.email_templates;
create trigger replace_active before insert or update of is_active, "isActive", type, language on public.email_templates
  for each row execute function app.replace_active_template();

-- What stands there is the same text under a second name: no version, no change.
alter table public.email_templates disable trigger user;
update public.email_templates set "htmlContent" = html_content, "textContent" = text_content, "isActive" = is_active,
  "createdAt" = created_at, "updatedAt" = updated_at;
alter table public.email_templates enable trigger user;

-- The log of changes tells each of them once.
create or replace function app.audited(row_data jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select row_data - array['key_hash', 'token_hash', 'secret', 'previous_secret', 'updated_at', 'last_used_at', 'search',
    'attachment', 'provider_event_at', 'htmlContent', 'textContent', 'isActive', 'createdAt', 'updatedAt']
$$;
