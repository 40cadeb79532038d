-- The two backgrounds are those of a selected row, light and dark, where buttons and links have the least contrast.
create or replace function app.is_brand(brand jsonb) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(
    jsonb_typeof(brand) = 'object'
      and char_length(brand ->> 'name') between 1 and 40
      and brand ->> 'name' !~ '[][<>"\\`{}$;[:cntrl:]]'
      and brand ->> 'name' = btrim(brand ->> 'name')
      and brand ->> 'supportEmail' ~ '^[^@\s<>"]+@[^@\s<>"]+$' and char_length(brand ->> 'supportEmail') <= 200
      and brand ->> 'logo' ~ '^platform/[0-9a-f-]{36}$' is not false
      and case when brand ->> 'colour' ~ '^#[0-9a-f]{6}$' and brand ->> 'colourDark' ~ '^#[0-9a-f]{6}$'
        then app.contrast(brand ->> 'colour', '#deedfe') >= 4.5 and app.contrast(brand ->> 'colourDark', '#1b2e49') >= 4.5
        else false end,
    false)
$$;
revoke all on function app.is_brand(jsonb) from public;
grant execute on function app.is_brand(jsonb) to service_role, supabase_admin;
comment on function app.is_brand(jsonb) is
  'Whether a brand has a name, an address, and two colours with enough contrast on light and dark pages.';
