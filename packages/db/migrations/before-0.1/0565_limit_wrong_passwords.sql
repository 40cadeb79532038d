-- The mail that tells the owner of an account that strangers try passwords.
alter table public.email_templates drop constraint email_templates_type_check;
alter table public.email_templates add constraint email_templates_type_check check (type in ('password_reset', 'welcome',
  'order_confirmation', 'delivery_notification', 'email_confirmation', 'invitation', 'magic_link', 'email_change',
  'confirmation_code', 'account_exists', 'passkey_added', 'passwords_refused', 'contact_message', 'trial_ending', 'trial_ended',
  'invoice_issued', 'payment_reminder', 'payment_received', 'company_suspended', 'company_resumed', 'company_closed',
  'support_reply', 'custom'));

create function app.has_signed_in_from(target uuid, networks inet[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.sign_ins s
    where s.user_id = target and s.outcome = 'signed_in' and s.ip <<= any(networks))
$$;
comment on function app.has_signed_in_from(uuid, inet[]) is
  'Whether somebody signed in to the account from one of the networks, as long as sign-ins are kept.';
revoke all on function app.has_signed_in_from(uuid, inet[]) from public;
grant execute on function app.has_signed_in_from(uuid, inet[]) to supabase_admin, service_role;

-- The last characters of a phone number or postcode are few: a parcel has a limit of its own, whoever tries.
create or replace function public.claim_delivery(number text, proof text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  target public.deliveries;
  wait int;
begin
  if claim_delivery.proof is null then return (app.claim(claim_delivery.number)).id; end if;
  if app.user_id() is null then perform app.refuse('not_signed_in', 401); end if;
  select d.* into target from public.deliveries d where d.tracking_number = claim_delivery.number;
  if not found then perform app.refuse('delivery_not_found', 404); end if;
  select auth.take_tries(jsonb_build_array(
    jsonb_build_object('key', 'claim ' || target.id || ' ' || app.user_id(), 'most', 5, 'seconds', 3600),
    jsonb_build_object('key', 'claim ' || target.id, 'most', 20, 'seconds', 86400),
    jsonb_build_object('key', 'claims ' || app.user_id(), 'most', 20, 'seconds', 3600))) into wait;
  if wait > 0 then perform app.refuse('too_many_requests', 429); end if;
  -- Null, not a refusal: an exception would take the count of this try back.
  if not app.is_own_delivery(target, claim_delivery.proof) then return null; end if;
  -- The right characters were no guess.
  perform auth.release_tries(array['claim ' || target.id, 'claim ' || target.id || ' ' || app.user_id()]);
  insert into public.delivery_claims (tenant_id, delivery_id, user_id)
  values (target.tenant_id, target.id, app.user_id()) on conflict do nothing;
  return target.id;
end $$;
