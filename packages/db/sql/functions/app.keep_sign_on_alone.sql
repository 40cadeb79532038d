-- The identity provider of a company cannot open an account that works for another one too, so joining a second company would
-- be a way around a single sign-on that the first one requires.
create or replace function app.keep_sign_on_alone() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.must_use_sign_on(new.user_id) and not exists (select from public.memberships m
      where m.user_id = new.user_id and m.tenant_id = new.tenant_id) then
    perform app.refuse('sign_on_binds_account', 409);
  end if;
  return new;
end $$;
revoke all on function app.keep_sign_on_alone() from public;
comment on function app.keep_sign_on_alone() is 'Keeps accounts that must use the single sign-on of a company out of other companies.';
