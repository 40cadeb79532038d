-- Computes the check digit in one pass: from the right, every other digit counts twice.
create or replace function app.new_tracking_number() returns text language plpgsql volatile set search_path = '' as $$
declare
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bits bytea := uuid_send(gen_random_uuid());
  body text := '';
  digit int;
  total int := 0;
begin
  -- Bytes 0-5 and 9-15 of a version 4 UUID are fully random; each gives five bits.
  for i in 0..12 loop
    digit := get_byte(bits, case when i < 6 then i else i + 3 end) & 31;
    body := body || substr(alphabet, digit + 1, 1);
    total := total + case when i % 2 = 1 then digit when digit < 16 then 2 * digit else 2 * digit - 31 end;
  end loop;
  return body || substr(alphabet, (32 - total % 32) % 32 + 1, 1);
end $$;
