-- Who is asking, for policies. A used-up setting reads '' and not null, hence nullif.
create or replace function auth.jwt() returns jsonb language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('request.jwt.claim', true), ''), nullif(current_setting('request.jwt.claims', true), ''))::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
                  nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''),
                  nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role')::text
$$;
create or replace function auth.email() returns text language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''),
                  nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email')::text
$$;
comment on function auth.uid() is 'The asking user''s id, or null for API keys.';
comment on function auth.jwt() is 'All claims of the asking token.';
comment on function auth.role() is 'The role claim of the asking token.';
comment on function auth.email() is 'The e-mail claim of the asking token.';
grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to public;
