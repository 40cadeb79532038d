create or replace function app.next_credit_note_number(at timestamptz) returns text
language plpgsql set search_path = '' as $$
declare taken int; of_year int := extract(year from at at time zone 'UTC');
begin
  insert into app.credit_note_numbers as n (year, last) values (of_year, 1)
  on conflict (year) do update set last = n.last + 1 returning last into taken;
  return 'CN-' || of_year || '-' || lpad(taken::text, 4, '0');
end $$;
