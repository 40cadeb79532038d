-- Local times of a slot (contracts: TIME_SLOTS). The evening slot is not offered.
create or replace function app.slot_hours(slot text, out starts time, out ends time) language sql immutable set search_path = '' as $$
  select starts, ends from (values ('morning', time '08:00', time '12:00'), ('afternoon', '12:00', '16:00'),
    ('anytime', '08:00', '20:00')) s (name, starts, ends) where s.name = slot
$$;
