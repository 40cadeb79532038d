-- An invoice without the address of its buyer is not valid in many countries. What a card paid already is recorded whatever it says.
create function app.require_billing_address() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.kind in ('start', 'change') and new.provider_invoice_id is null and btrim(coalesce(new.buyer ->> 'address', '')) = ''
    and not exists (select from public.invoices i where i.tenant_id = new.tenant_id) then
    perform app.refuse('billing_address_missing', 409);
  end if;
  return new;
end $$;
comment on function app.require_billing_address() is 'Refuses the first invoice of a company that has no billing address.';
create trigger require_billing_address before insert on public.invoices
  for each row execute function app.require_billing_address();
