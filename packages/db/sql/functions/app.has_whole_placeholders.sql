create or replace function app.has_whole_placeholders(source text) returns boolean
language sql immutable set search_path = '' as $$
  select regexp_replace(source, '\{\{[^{}]*\}\}', '', 'g') !~ '\{\{|\}\}'
    and not exists (select from regexp_matches(source, '\{\{([^{}]*)\}\}', 'g') m
      where btrim(m[1], E' \t\r\n') !~ '^[a-z][a-z0-9_]{0,49}$')
$$;
comment on function app.has_whole_placeholders(text) is
  'Whether every {{ is closed and contains a key (contracts: lintTemplate).';
