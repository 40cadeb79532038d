-- A person who opened a trial may work in it before confirming the address. Other accounts must confirm first.
create or replace function app.may_sign_in_unconfirmed(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.memberships m where m.user_id = target and m.role = 'admin' and m.status = 'active')
$$;
revoke all on function app.may_sign_in_unconfirmed(uuid) from public;
grant execute on function app.may_sign_in_unconfirmed(uuid) to supabase_admin;
