-- Signed proofs of delivery: what anyone may verify, with the objects whose hashes it names.
create table public.proof_documents (
  tenant_id uuid not null,
  order_id uuid not null,
  number int not null,
  document jsonb not null,
  objects text[] not null,
  signature text not null,
  key_id text not null,
  public_key text not null,
  created_at timestamptz not null default now(),
  constraint proof_documents_pkey primary key (tenant_id, order_id, number),
  constraint proof_documents_order_fkey foreign key (tenant_id, order_id) references public.orders (tenant_id, id) on delete cascade,
  constraint proof_documents_number_check check (number >= 1),
  constraint proof_documents_document_check check (app.is_json(document, 'object', 100000)),
  constraint proof_documents_objects_check check (cardinality(objects) <= 20),
  constraint proof_documents_signature_usable check (length(signature) <= 200),
  constraint proof_documents_key_id_usable check (length(key_id) <= 100),
  constraint proof_documents_public_key_usable check (length(public_key) <= 100)
);
comment on table public.proof_documents is 'Signed proofs of delivery. A later report makes another one with the next number; none is changed.';
comment on column public.proof_documents.document is 'The signed facts (contracts: proofDocument). The signature covers their RFC 8785 form.';
comment on column public.proof_documents.objects is 'Names of objects in the bucket `proofs`, in the order of the document''s files. A name stays when the object is removed.';
comment on column public.proof_documents.public_key is 'Ed25519, base64url. A company that moved here keeps proofs signed by the installation where it was.';
