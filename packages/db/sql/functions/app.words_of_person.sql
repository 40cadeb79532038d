-- `places` are entries {table, column, isKey} of personal-data.ts. Tables without a company are searched only for contacts,
-- unless the person asks for themselves. Returns counts by place; changes rows only if `erases`.
create or replace function app.words_of_person(places jsonb, companies uuid[], is_account boolean, pattern text, contacts text, erases boolean)
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
revoke all on function app.words_of_person(jsonb,uuid[],boolean,text,text,boolean) from public;
grant execute on function app.words_of_person(jsonb,uuid[],boolean,text,text,boolean) to service_role;
comment on function app.words_of_person(jsonb,uuid[],boolean,text,text,boolean) is
  'Counts the words of a person in these places, or replaces them by "erased". Cannot write anything else.';
