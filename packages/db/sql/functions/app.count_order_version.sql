-- A column that is not listed here counts as relevant to plans. A forgotten column therefore marks too many plans as out of
-- date, never too few.
create or replace function app.count_order_version() returns trigger language plpgsql set search_path = '' as $$
declare
  unplanned constant text[] := array['reference', 'instructions', 'custom', 'recipient_id', 'import_id', 'status',
    'version', 'created_at', 'updated_at', 'proof', 'cash_minor'];
begin
  new.updated_at := now();
  if (to_jsonb(new) - unplanned, new.status = 'cancelled') is distinct from (to_jsonb(old) - unplanned, old.status = 'cancelled') then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
