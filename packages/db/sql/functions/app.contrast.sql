create or replace function app.contrast(one text, other text) returns float8 language sql immutable strict set search_path = '' as $$
  select (greatest(app.luminance(one), app.luminance(other)) + 0.05) / (least(app.luminance(one), app.luminance(other)) + 0.05)
$$;
revoke all on function app.contrast(text,text) from public;
grant execute on function app.contrast(text,text) to service_role, supabase_admin;
comment on function app.contrast(text,text) is 'Contrast of two colours, 1 to 21 (WCAG 2.2).';
