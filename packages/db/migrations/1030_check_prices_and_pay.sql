-- Prices of visitors' requests with their lines, and keys that the API reads of prices and pay.
alter table public.order_requests add column price jsonb;
alter table public.order_requests add constraint order_requests_price_keys check (price is null or (
  app.is_json(price, 'object', 8000) and price ?& array['rateCardId', 'rateCard', 'metres', 'lines']
  and app.is_json_list(price -> 'lines', array['kind', 'quantity', 'rateMinor', 'amountMinor'], 8000)));
comment on column public.order_requests.price is
  'What the visitor saw, with its lines, and the rate card that made it (contracts: priceLine); null on older requests.';

alter table public.order_prices drop constraint order_prices_lines_check;
alter table public.order_prices add constraint order_prices_lines_check
  check (app.is_json_list(lines, array['kind', 'quantity', 'rateMinor', 'amountMinor'], 8000));

alter table public.pay_statements drop constraint pay_statements_days_check;
alter table public.pay_statements add constraint pay_statements_days_check check (
  app.is_json_list(days, array['date', 'routes', 'isFinished', 'seconds', 'metres', 'served', 'onTime', 'failed', 'rule', 'lines',
    'amountMinor'], 400000)
  and app.is_json_list(jsonb_path_query_array(days, '$[*].lines[*]'), array['kind', 'quantity', 'rateMinor', 'amountMinor'], 400000));
