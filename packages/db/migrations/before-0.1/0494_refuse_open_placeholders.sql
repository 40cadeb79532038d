-- A template whose placeholder is open, or whose key is none, is refused whoever saves it: the editor's lint runs in a page.

create function app.has_whole_placeholders(source text) returns boolean
language sql immutable set search_path = '' as $$
  select regexp_replace(source, '\{\{[^{}]*\}\}', '', 'g') !~ '\{\{|\}\}'
    and not exists (select from regexp_matches(source, '\{\{([^{}]*)\}\}', 'g') m
      where btrim(m[1], E' \t\r\n') !~ '^[a-z][a-z0-9_]{0,49}$')
$$;
comment on function app.has_whole_placeholders(text) is 'Every {{ is closed, and names a key (contracts: lintTemplate).';

-- Not valid: what was saved before stays as it is until somebody changes it.
alter table public.email_templates add constraint email_templates_placeholders_whole
  check (app.has_whole_placeholders(subject) and app.has_whole_placeholders(html_content)
    and app.has_whole_placeholders(text_content)) not valid;
