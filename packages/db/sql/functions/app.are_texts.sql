-- Callers accept empty lists and maps first, because most values are empty; only the others cost this call.
create or replace function app.are_texts(list text[], most int, longest int) returns boolean language sql immutable set search_path = '' as $$
  select array_ndims(list) = 1 and cardinality(list) <= most
    and not exists (select from unnest(list) item where item is null or length(item) not between 1 and longest)
$$;
comment on function app.are_texts(text[],integer,integer) is 'Same as is_text_list, for a list that is not empty.';
