-- Public keys that signed proofs: this installation's, also earlier ones, and those of installations where companies were before.
create table app.proof_keys (
  key_id text not null,
  public_key text not null,
  is_own boolean not null,
  address text,
  created_at timestamptz not null default now(),
  constraint proof_keys_pkey primary key (key_id),
  constraint proof_keys_key_id_usable check (length(key_id) <= 100),
  constraint proof_keys_public_key_usable check (length(public_key) <= 100),
  constraint proof_keys_address_check check (address is null or not is_own and length(address) <= 2000)
);
comment on table app.proof_keys is 'Public keys of signed proofs. A company that moves here brings those of its proofs.';
comment on column app.proof_keys.key_id is 'RFC 7638 thumbprint.';
comment on column app.proof_keys.public_key is 'Ed25519, base64url.';
comment on column app.proof_keys.is_own is 'Whether this installation signs, or signed, with it.';
comment on column app.proof_keys.address is 'Where people reach the other installation; null when it had no PUBLIC_URL.';
insert into app.proof_keys (key_id, public_key, is_own)
select rtrim(translate(encode(sha256(convert_to('{"crv":"Ed25519","kty":"OKP","x":"' || (s.value ->> 'publicKey') || '"}', 'UTF8')), 'base64'), '+/', '-_'), '='),
  s.value ->> 'publicKey', true
from app.settings s where s.key = 'proof_key';
