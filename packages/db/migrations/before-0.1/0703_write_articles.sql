-- The legal texts and the text about the platform in the owner's words. Every version stays: a contract was made under one of them.
create table public.article_versions (
  page text not null check (page in ('privacy', 'terms', 'about')),
  version int not null check (version > 0),
  content text check (length(content) between 1 and 40000),
  written_by text,
  written_at timestamptz not null default now(),
  primary key (page, version)
);
comment on table public.article_versions is 'Texts of public articles as Markdown; the newest version of a page is shown.';
comment on column public.article_versions.content is 'Null: from then on the page shows the text that the product comes with.';
comment on column public.article_versions.written_by is 'Address of the owner who wrote it.';
call app.protect_platform_table('public.article_versions');
grant select on public.article_versions to authenticated;
create policy owner_looks on public.article_versions for select to authenticated using ((select app.is_platform_owner()));
