create or replace function app.is_staff() returns boolean
language sql stable set search_path = '' as $$ select coalesce(app.member_role() in ('admin', 'dispatcher'), false) $$;
