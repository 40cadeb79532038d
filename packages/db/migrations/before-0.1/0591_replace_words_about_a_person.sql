-- The name, mail address and phone of a person wherever free text of the database says them.

create function app.escape_pattern(word text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(word, '([.\\+*?^$(){}\[\]|\-])', '\\\1', 'g')
$$;

-- Names match as whole words, one-word names only as a whole value: "Ada" is also a street. Phones match with any separators.
create function app.person_pattern(names text[], emails text[], phones text[]) returns text
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
comment on function app.person_pattern(text[], text[], text[]) is
  'A regular expression for the words of a person; null when there are none that are safe to look for.';

create function app.erase_in_text(value text, pattern text) returns text language sql immutable set search_path = '' as $$
  select regexp_replace(value, pattern, 'erased', 'gi')
$$;

-- Strings and keys of any depth; numbers and the shape stay.
create function app.erase_in_json(value jsonb, pattern text) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  case jsonb_typeof(value)
    when 'string' then return to_jsonb(app.erase_in_text(value #>> '{}', pattern));
    when 'array' then
      return coalesce((select jsonb_agg(app.erase_in_json(e.item, pattern) order by e.place)
        from jsonb_array_elements(value) with ordinality e (item, place)), '[]');
    when 'object' then
      return coalesce((select jsonb_object_agg(app.erase_in_text(e.key, pattern), app.erase_in_json(e.value, pattern))
        from jsonb_each(value) e), '{}');
    else return value;
  end case;
end $$;

create function app.json_says(value jsonb, pattern text) returns boolean language sql immutable set search_path = '' as $$
  select exists (select from jsonb_path_query(value, 'strict $.** ? (@.type() == "string")') s where s #>> '{}' ~* pattern)
    or exists (select from jsonb_path_query(value, 'strict $.** ? (@.type() == "object")') o, jsonb_object_keys(o) k where k ~* pattern)
$$;

-- `places` are [{table, column, isKey}] of the registry. In tables that belong to no company only contacts are looked for,
-- unless the person asks for themselves. Counts by place; with `erases` false nothing changes.
create function app.words_of_person(places jsonb, companies uuid[], is_account boolean, pattern text, contacts text, erases boolean)
returns table (place text, row_count bigint)
language plpgsql security definer set search_path = '' as $$
declare
  spot record;
  target regclass;
  kind text;
  scope text;
  wanted text;
  says text;
  becomes text;
begin
  for spot in select p.place ->> 'table' as "table", p.place ->> 'column' as "column", coalesce((p.place ->> 'isKey')::boolean, false) as is_key
    from jsonb_array_elements(places) p (place)
  loop
    target := to_regclass(spot."table");
    select format_type(a.atttypid, null) into kind from pg_catalog.pg_attribute a
      where a.attrelid = target and a.attname = spot."column" and not a.attisdropped;
    if kind is null then raise exception 'personal-data.ts names %.%, which is not there', spot."table", spot."column"; end if;
    wanted := pattern;
    if exists (select from pg_catalog.pg_attribute a where a.attrelid = target and a.attname = 'tenant_id') then
      scope := case when is_account then '(t.tenant_id = any ($1) or t.tenant_id is null)' else 't.tenant_id = any ($1)' end;
    else
      scope := 'true';
      if not is_account then wanted := contacts; end if;
    end if;
    continue when wanted is null;
    says := case kind
      when 'jsonb' then format('app.json_says(t.%I, $2)', spot."column")
      when 'json' then format('app.json_says(t.%I::jsonb, $2)', spot."column")
      when 'text[]' then format('exists (select from unnest(t.%I) w where w ~* $2)', spot."column")
      else format('t.%I ~* $2', spot."column") end;
    becomes := case
      when spot.is_key then '''erased '' || substr(gen_random_uuid()::text, 1, 13)'
      when kind = 'jsonb' then format('app.erase_in_json(t.%I, $2)', spot."column")
      when kind = 'json' then format('app.erase_in_json(t.%I::jsonb, $2)::json', spot."column")
      when kind = 'text[]' then format('array(select app.erase_in_text(w, $2) from unnest(t.%I) with ordinality u (w, n) order by n)', spot."column")
      else format('app.erase_in_text(t.%I, $2)', spot."column") end;
    place := spot."table" || '.' || spot."column";
    if erases then
      execute format('update %s t set %I = %s where %s and %s', target, spot."column", becomes, scope, says) using companies, wanted;
      get diagnostics row_count = row_count;
    else
      execute format('select count(*) from %s t where %s and %s', target, scope, says) into row_count using companies, wanted;
    end if;
    if row_count > 0 then return next; end if;
  end loop;
end $$;
comment on function app.words_of_person(jsonb, uuid[], boolean, text, text, boolean) is
  'Counts, or replaces by "erased", the words of a person in the places given. Replacing is all that it can do.';
revoke all on function app.words_of_person(jsonb, uuid[], boolean, text, text, boolean) from public;
grant execute on function app.words_of_person(jsonb, uuid[], boolean, text, text, boolean) to service_role;
grant execute on function app.person_pattern(text[], text[], text[]) to service_role;
