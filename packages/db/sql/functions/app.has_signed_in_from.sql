create or replace function app.has_signed_in_from(target uuid, networks inet[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.sign_ins s
    where s.user_id = target and s.outcome = 'signed_in' and s.ip <<= any(networks))
$$;
revoke all on function app.has_signed_in_from(uuid,inet[]) from public;
grant execute on function app.has_signed_in_from(uuid,inet[]) to service_role, supabase_admin;
comment on function app.has_signed_in_from(uuid,inet[]) is
  'Whether a stored sign-in of the account came from one of the networks.';
