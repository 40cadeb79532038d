create or replace function app.tell_text_use(company uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  limits record;
  used bigint;
begin
  select * into limits from app.text_limits(company);
  if limits.plan = 0 and limits.budget = 0 then return; end if;
  perform pg_advisory_xact_lock(hashtextextended('text_limit:' || company, 0));
  used := app.texts_this_month(company);
  insert into public.notifications (tenant_id, user_id, type, title, message, link)
  select m.tenant_id, m.user_id, 'text_use', told.title, told.message, told.link
  from (
    select format(case when used >= l.most then 'The texts of your %s are used up' else '80 %% of the texts of your %s are used' end, l.name) as title,
      format('%s a month. %s', l.most, case
        when used < l.most then 'Texts are counted when they are sent.'
        when l.stops then 'Texts stop until the month ends. Emails go on.'
        else 'Texts go on, as your company chose.' end) as message, l.link
    from (values ('plan', limits.plan, true, '/tenant/settings/plan'),
      ('budget', limits.budget, limits.stops, '/tenant/settings/recipients')) as l (name, most, stops, link)
    where l.most > 0 and used * 100 >= l.most::bigint * 80) told
  join public.memberships m on m.tenant_id = company and m.status = 'active' and m.role = 'admin'
  where not exists (select from public.notifications n where n.tenant_id = m.tenant_id and n.user_id = m.user_id
    and n.type = 'text_use' and n.title = told.title and n.message = told.message and n.created_at >= date_trunc('month', now()));
end $$;
revoke all on function app.tell_text_use(uuid) from public;
grant execute on function app.tell_text_use(uuid) to service_role;
comment on function app.tell_text_use(uuid) is
  'Mails administrators when 80 % or all of the plan''s or budget''s text messages are used, once a month each.';
