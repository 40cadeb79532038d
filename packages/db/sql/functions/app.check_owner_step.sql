-- Only an owner with a second factor may require it of all, otherwise the rule could lock out every owner.
create or replace function app.check_owner_step() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := coalesce((nullif(current_setting('app.origin', true), '')::jsonb ->> 'actor')::uuid, app.user_id());
begin
  if new.value = 'true' and not exists (
      select from public.owners o where o.id = coalesce(person, o.id) and (
        exists (select from auth.mfa_factors f where f.user_id = o.id and f.status = 'verified')
        or exists (select from auth.webauthn_credentials w where w.user_id = o.id))) then
    perform app.refuse('own_second_step_missing', 409);
  end if;
  return new;
end $$;
