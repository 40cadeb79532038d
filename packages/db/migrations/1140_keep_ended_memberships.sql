alter table app.ended_memberships add column read_at timestamptz;
comment on table app.ended_memberships is 'Who belonged to which company. No foreign key to tenants: a deleted company is named too.';
comment on column app.ended_memberships.read_at is
  'When the person read it. The row stays while the company does: who was removed does not join again by single sign-on.';

alter table public.sign_on_domains add column missing_since timestamptz;
comment on column public.sign_on_domains.missing_since is
  'First of the checks in a row that did not see the TXT record; null: the last one did, or there was no answer yet.';
