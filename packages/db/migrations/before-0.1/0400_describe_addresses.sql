-- The address book: what a company knows of a place beyond its pin, for orders that do not say it themselves.

alter table public.addresses
  add column service_seconds int check (service_seconds between 0 and 28800),
  add column notes text check (length(notes) between 1 and 2000),
  add column window_from time,
  add column window_to time,
  add column forgotten_at timestamptz check (app.is_usable_time(forgotten_at)),
  add constraint addresses_window_is_two check ((window_from is null) = (window_to is null)
    and (window_from is null or window_from < window_to));
comment on column public.addresses.service_seconds is 'Time at the door, set by hand. Null: what drivers needed there counts, once it is known.';
comment on column public.addresses.notes is 'What drivers must know there; instructions of orders that bring none.';
comment on column public.addresses.window_from is 'When it is open, on the depot''s clock; the window of orders that name none.';
comment on column public.addresses.forgotten_at is 'Taken out of the address book: orders of old keep it, and new ones no longer find it.';
create index addresses_by_text on public.addresses (tenant_id, text, id) where forgotten_at is null;

alter table public.imports add column from_address_book int not null default 0 check (from_address_book >= 0);
comment on column public.imports.from_address_book is 'Orders that took something of their address.';
