-- Texts of mails keep what they were before each change, and hold what the contracts demand of variables.

create table public.email_template_versions (
  template_id uuid not null references public.email_templates (id) on delete cascade,
  version int not null,
  at timestamptz not null default now(),
  saved_by text,
  subject text not null,
  html_content text not null,
  text_content text not null,
  variables jsonb not null,
  primary key (template_id, version)
);
comment on table public.email_template_versions is 'Texts of mails as they were before each change.';
comment on column public.email_template_versions.saved_by is 'Address of whoever wrote what replaced this version; null for the product.';
call app.protect_platform_table('public.email_template_versions');
grant select on public.email_template_versions to authenticated;
create policy owner_looks on public.email_template_versions for select to authenticated using ((select app.is_platform_owner()));

alter table public.email_templates add column version int not null default 1;
comment on column public.email_templates.version is 'Grows with each change of the text; email_template_versions holds the earlier ones.';

create function app.keep_template_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.version := old.version;
  if (old.subject, old.html_content, old.text_content, old.variables)
    is distinct from (new.subject, new.html_content, new.text_content, new.variables) then
    insert into public.email_template_versions (template_id, version, saved_by, subject, html_content, text_content, variables)
    values (old.id, old.version, (select u.email from auth.users u where u.id = app.user_id()),
      old.subject, old.html_content, old.text_content, old.variables);
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger keep_version before update on public.email_templates for each row execute function app.keep_template_version();

-- A mail is rendered from the active template of its type: the one made active takes the place of the one before.
create function app.replace_active_template() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.is_active and new.type <> 'custom' then
    update public.email_templates t set is_active = false where t.type = new.type and t.id <> new.id and t.is_active;
  end if;
  return new;
end $$;
create trigger replace_active before insert or update of is_active, type on public.email_templates
  for each row execute function app.replace_active_template();

create function app.is_template_variables(list jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(list) = 'array' and not exists (
    select from jsonb_array_elements(list) item where not coalesce(
      jsonb_typeof(item) = 'object'
      and item ->> 'key' ~ '^[a-z][a-z0-9_]{0,49}$'
      and length(trim(item ->> 'label')) between 1 and 100
      and item ->> 'type' in ('text', 'email', 'number', 'url', 'date')
      and jsonb_typeof(item -> 'required') = 'boolean'
      and length(coalesce(item ->> 'description', '')) <= 300
      and length(coalesce(item ->> 'defaultValue', '')) <= 1000, false))
$$;
comment on function app.is_template_variables(jsonb) is 'A list of variables as the contracts define them (contracts: templateVariable).';
alter table public.email_templates add constraint email_templates_variables_whole
  check (app.is_template_variables(variables)) not valid;
