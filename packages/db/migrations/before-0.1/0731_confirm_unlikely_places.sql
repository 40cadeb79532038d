-- A depot at 0, 0 or in Antarctica is a slip of the keys until somebody says that it is not. The server, which has the coasts,
-- asks about the sea as well.
alter table public.depots add column is_place_confirmed boolean not null default false;
comment on column public.depots.is_place_confirmed is 'Somebody confirmed that the depot lies where hardly anybody delivers.';
-- Depots of before stay as they are until they are changed.
alter table public.depots add constraint depots_in_a_likely_place
  check (is_place_confirmed or (lat >= -60 and (abs(lat) >= 0.01 or abs(lng) >= 0.01))) not valid;
