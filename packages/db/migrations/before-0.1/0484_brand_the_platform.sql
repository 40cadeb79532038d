-- The platform's own brand: name, address, colours and logo that every page, mail and file takes. One setting, and no value of it that
-- could not be read on a page or would break one.

create function app.luminance(hex text) returns float8 language sql immutable strict set search_path = '' as $$
  select sum(weight * case when v <= 0.04045 then v / 12.92 else power((v + 0.055) / 1.055, 2.4) end)
  from (select weight, get_byte(decode(substr(hex, 2), 'hex'), place) / 255.0::float8 as v
    from (values (0, 0.2126::float8), (1, 0.7152), (2, 0.0722)) as part (place, weight)) as parts
$$;
comment on function app.luminance(text) is 'Relative luminance of #rrggbb (WCAG 2.2).';

create function app.contrast(one text, other text) returns float8 language sql immutable strict set search_path = '' as $$
  select (greatest(app.luminance(one), app.luminance(other)) + 0.05) / (least(app.luminance(one), app.luminance(other)) + 0.05)
$$;
comment on function app.contrast(text, text) is 'Contrast of two colours, 1 to 21 (WCAG 2.2).';

-- The grounds are a selected row, light and dark: where buttons and links are hardest to read.
create function app.is_brand(brand jsonb) returns boolean language sql immutable set search_path = '' as $$
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
comment on function app.is_brand(jsonb) is 'Whether a brand has a name, an address and two colours that can be read on light and on dark pages.';

alter table app.settings add constraint brand_is_legible check (key <> 'brand' or app.is_brand(value));

create function app.brand() returns jsonb language sql stable security definer set search_path = '' as $$
  select s.value from app.settings s where s.key = 'brand'
$$;
comment on function app.brand() is 'The platform''s brand; null where the owner chose none.';
revoke all on function app.brand(), app.is_brand(jsonb), app.contrast(text, text), app.luminance(text) from public;
grant execute on function app.brand(), app.is_brand(jsonb), app.contrast(text, text), app.luminance(text) to supabase_admin, service_role;
-- Files that members export name the product that wrote them.
grant execute on function app.brand() to authenticated;
