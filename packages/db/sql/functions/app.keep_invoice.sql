-- An issued invoice cannot be changed, except for how it was settled.
create or replace function app.keep_invoice() returns trigger language plpgsql set search_path = '' as $$
begin
  if (old.number, old.lines, old.subtotal_minor, old.tax_minor, old.total_minor, old.seller, old.buyer, old.issued_at, old.currency, old.tax_label, old.tax_percent, old.tax_note)
    is distinct from (new.number, new.lines, new.subtotal_minor, new.tax_minor, new.total_minor, new.seller, new.buyer, new.issued_at, new.currency, new.tax_label, new.tax_percent, new.tax_note)
    or (old.status <> 'open' and new.status <> old.status) then
    perform app.refuse('invoice_settled', 409, old.number);
  end if;
  return new;
end $$;
