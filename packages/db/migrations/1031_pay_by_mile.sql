-- Pay of drivers by the mile, for companies that count in miles.
alter table public.pay_rules add column per_mile_minor integer not null default 0;
alter table public.pay_rules add constraint pay_rules_mile_check check (per_mile_minor between 0 and 10000000);
