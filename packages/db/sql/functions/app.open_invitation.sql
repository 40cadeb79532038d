-- The link of a mail ends after some days. A person whom the directory of the company still lists needs no link.
create or replace function app.open_invitation(company uuid, address text) returns uuid
language sql stable security definer set search_path = '' as $$
  select i.id from public.invitations i
  where i.tenant_id = company and i.email = open_invitation.address and i.accepted_at is null and i.revoked_at is null
    and (i.expires_at > now()
      or exists (select from public.directory_members d where d.tenant_id = company and d.address = open_invitation.address))
$$;
revoke all on function app.open_invitation(uuid,text) from public;
comment on function app.open_invitation(uuid,text) is 'The invitation by which a person with this proven address may join; null without one.';
