-- The reason of an ETA is a code with values; the sentence is made where it is read, in the reader's words.

alter table public.deliveries alter column eta_reason type jsonb using
  case when eta_reason = 'As planned' then '{"code": "as_planned", "values": {}}'::jsonb end;
comment on column public.deliveries.eta_reason is 'Why eta_from and eta_to are what they are: {code, values} (contracts: etaReason).';
