create or replace function app.luminance(hex text) returns float8 language sql immutable strict set search_path = '' as $$
  select sum(weight * case when v <= 0.04045 then v / 12.92 else power((v + 0.055) / 1.055, 2.4) end)
  from (select weight, get_byte(decode(substr(hex, 2), 'hex'), place) / 255.0::float8 as v
    from (values (0, 0.2126::float8), (1, 0.7152), (2, 0.0722)) as part (place, weight)) as parts
$$;
revoke all on function app.luminance(text) from public;
grant execute on function app.luminance(text) to service_role, supabase_admin;
comment on function app.luminance(text) is 'Relative luminance of #rrggbb (WCAG 2.2).';
