create or replace function app.audit_text(line public.audit_log) returns bytea language sql stable set search_path = '' as $$
  select convert_to(jsonb_strip_nulls(to_jsonb(line))::text, 'UTF8')
$$;
