-- The budget is a setting of the company (contracts: noticeRules). Invalid values, written by hand, are ignored.
create or replace function app.text_limits(company uuid, out plan int, out budget int, out stops boolean)
language sql stable security definer set search_path = '' as $$
  select coalesce((app.plan_limits(t.id) ->> 'texts')::int, 0),
    case when jsonb_typeof(n.rules -> 'textBudget') = 'number' and (n.rules ->> 'textBudget')::numeric between 1 and 1000000
      then (n.rules ->> 'textBudget')::numeric::int else 0 end,
    (n.rules -> 'stopsAtBudget') is distinct from 'false'::jsonb
  from public.tenants t cross join lateral (select t.settings -> 'notices' as rules) n where t.id = company
$$;
revoke all on function app.text_limits(uuid) from public;
grant execute on function app.text_limits(uuid) to service_role;
comment on function app.text_limits(uuid) is
  'Text messages a month by plan and by the company''s budget (0 for no limit), and whether the budget blocks sending.';
