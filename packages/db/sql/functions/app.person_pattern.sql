-- Names match as whole words, one-word names only as a whole value: "Ada" is also a street. Phone numbers match with any
-- separators.
create or replace function app.person_pattern(names text[], emails text[], phones text[]) returns text
language sql immutable set search_path = '' as $$
  with words as (
    select '(?<![[:alnum:]])' || app.escape_pattern(v.word) || '(?![[:alnum:]])' as part
    from unnest(names) name,
      lateral (values (name), (replace(replace(replace(name, '&', '&amp;'), '''', '&#39;'), '"', '&quot;'))) v (word)
    where name ~ '\s'
    union
    select '^' || app.escape_pattern(name) || '$' from unnest(names) name where name !~ '\s' and length(name) > 1
    union
    select '(?<![[:alnum:]._%+-])' || app.escape_pattern(v.word) || '(?![[:alnum:]_-])' from unnest(emails) email,
      lateral (values (email), (replace(email, '@', '%40'))) v (word) where email like '%_@_%'
    union
    select '(?<![0-9])[+(]{0,2}' || regexp_replace(digits, '(.)(?=.)', '\1[^0-9a-zA-Z]{0,2}', 'g') || '(?![0-9])'
    from unnest(phones) phone, lateral regexp_replace(phone, '[^0-9]', '', 'g') digits where length(digits) >= 6)
  select string_agg(part, '|') from words
$$;
grant execute on function app.person_pattern(text[],text[],text[]) to service_role;
comment on function app.person_pattern(text[],text[],text[]) is
  'Regular expression for the words that identify a person; null if none of them is safe to search for.';
