-- A trial may be used at once, with an address that nobody has proved to own. Until it is proved, mails of that company to
-- anybody but its own members are held.

alter table public.outbox drop constraint outbox_state_check;
alter table public.outbox add constraint outbox_state_check
  check (state in ('waiting', 'held', 'sent', 'caught', 'failed', 'expired'));
alter table public.outbox add column expires_at timestamptz, add column send_after timestamptz;
comment on column public.outbox.expires_at is 'After this the mail is of no use and is not sent.';
comment on column public.outbox.send_after is 'A limit of mails was reached: not sent before this; `error` says which.';
comment on table public.outbox is
  'Mail to be sent and sent. held: the company has not confirmed its address yet. caught: no SMTP_URL is set, so it is shown in the owner''s portal instead.';
create index outbox_held on public.outbox (tenant_id, id) where state = 'held';

create function app.is_company_proven(company uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(bool_or(u.email_confirmed_at is not null), true)
  from public.memberships m join auth.users u on u.id = m.user_id
  where m.tenant_id = company and m.role = 'admin' and m.status = 'active'
$$;
comment on function app.is_company_proven(uuid) is 'Whether an administrator of the company has proved to own an address. A company without administrators was made by the platform.';

create function app.is_member_address(company uuid, address text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.memberships m join auth.users u on u.id = m.user_id
    where m.tenant_id = company and m.status = 'active' and lower(u.email) = lower(address))
$$;

drop function app.queue_mail(text, uuid, text, text, text, text);
create function app.queue_mail(dedupe_key text, tenant_id uuid, recipient text, subject text, body text, html text,
  expires_at timestamptz) returns void
language sql security definer set search_path = '' as $$
  insert into public.outbox (dedupe_key, tenant_id, recipient, subject, body, html, expires_at, state)
  values (queue_mail.dedupe_key, queue_mail.tenant_id, queue_mail.recipient, queue_mail.subject, queue_mail.body, queue_mail.html,
    queue_mail.expires_at,
    case when queue_mail.tenant_id is null or app.is_company_proven(queue_mail.tenant_id)
      or app.is_member_address(queue_mail.tenant_id, queue_mail.recipient) then 'waiting' else 'held' end)
  on conflict do nothing
$$;
comment on function app.queue_mail(text, uuid, text, text, text, text, timestamptz) is
  'Puts a rendered mail into the outbox, once for each key; held where its company is not proven and it goes to a stranger.';

revoke all on function app.is_company_proven(uuid), app.is_member_address(uuid, text),
  app.queue_mail(text, uuid, text, text, text, text, timestamptz) from public;
grant execute on function app.is_company_proven(uuid), app.is_member_address(uuid, text),
  app.queue_mail(text, uuid, text, text, text, text, timestamptz) to supabase_admin, service_role;

drop trigger announce on public.outbox;
create trigger announce after insert on public.outbox for each row when (new.state = 'waiting')
  execute function app.announce_mail();
create trigger announce_release after update of state on public.outbox for each row
  when (old.state = 'held' and new.state = 'waiting') execute function app.announce_mail();

-- Whoever opened a trial works in it before the address is confirmed. Other accounts confirm first.
create function app.may_sign_in_unconfirmed(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.memberships m where m.user_id = target and m.role = 'admin' and m.status = 'active')
$$;
revoke all on function app.may_sign_in_unconfirmed(uuid) from public;
grant execute on function app.may_sign_in_unconfirmed(uuid) to supabase_admin;
