create or replace function app.keep_credit_note() returns trigger language plpgsql set search_path = '' as $$
begin
  if new is distinct from old then
    perform app.refuse('invoice_settled', 409, old.number);
  end if;
  return new;
end $$;
comment on function app.keep_credit_note() is 'Refuses every change of an issued credit note.';
