create or replace function app.are_papers(papers jsonb) returns boolean language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(papers) = 'array' then jsonb_array_length(papers) <= 30 and not exists (
    select from jsonb_array_elements(papers) paper where not coalesce(
      jsonb_typeof(paper -> 'kind') = 'string' and length(trim(paper ->> 'kind')) between 1 and 60
      and jsonb_typeof(paper -> 'number') in ('string', 'null') and length(coalesce(paper ->> 'number', '')) <= 60
      and (jsonb_typeof(paper -> 'expiresOn') = 'null' or app.is_day_text(paper ->> 'expiresOn')), false))
    else false end
$$;
comment on function app.are_papers(jsonb) is 'A list of {kind, number, expiresOn} (contracts: paper).';
