-- Recipients find parcels to their own address without a number.
create index recipients_by_email on public.recipients (lower(email)) where email is not null;
