-- What a company chose for the columns of a file is what it means when a file with the same header comes again.
alter table public.imports
  add column layout text check (length(layout) <= 60),
  add column dropped text[] not null default '{}' check (app.is_text_list(dropped, 5000, 32767));
create index imports_by_layout on public.imports (tenant_id, layout, id desc) where layout is not null;
comment on column public.imports.layout is 'Fingerprint of the file''s header, where somebody chose its columns (contracts: layoutKey).';
comment on column public.imports.dropped is 'Columns of the file that were left out.';
