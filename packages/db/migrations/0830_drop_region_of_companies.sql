-- A map now reads the tiles of every region in service. Nothing but the demo ever set the region of a company, so other
-- companies had maps without streets.
alter table public.tenants drop column region;
comment on table public.tenants is 'A fleet operator''s company.';
delete from app.settings where key = 'default_region';
