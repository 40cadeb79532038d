-- Locks the invoice, so that two credit notes together cannot exceed its amount.
create or replace function app.credit_invoice() returns trigger language plpgsql security definer set search_path = '' as $$
declare invoice public.invoices;
begin
  select i.* into invoice from public.invoices i where i.tenant_id = new.tenant_id and i.id = new.invoice_id for update;
  if invoice.id is null or invoice.status not in ('open', 'paid') or invoice.currency <> new.currency
    or invoice.credited_minor + new.total_minor > invoice.total_minor then
    perform app.refuse('credit_too_large', 409, invoice.number);
  end if;
  update public.invoices i set credited_minor = i.credited_minor + new.total_minor,
    status = case when i.status = 'open' and i.credited_minor + new.total_minor = i.total_minor then 'credited' else i.status end
  where i.tenant_id = new.tenant_id and i.id = new.invoice_id;
  return new;
end $$;
comment on function app.credit_invoice() is
  'Adds a credit note to its invoice, and settles an open invoice that is credited in full.';
