-- How long things are kept besides the audit log, as the owner sets it for the whole platform: where vehicles were, proofs and
-- files of orders, calls of webhooks, what mails and texts said, sign-ins, closed tickets. Jobs ask here for one batch at a time.

create function app.kept_until(what text) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select now() - case
    when kept_until.what = 'webhook_calls' then make_interval(days => greatest(p.period, 7))
    when kept_until.what = 'sign_ins' then make_interval(days => greatest(p.period, 30))
    when kept_until.what = 'outbox' then make_interval(months => greatest(p.period, 3))
    else make_interval(months => p.period) end
  from (select coalesce(
    (select (s.value ->> kept_until.what)::int from app.settings s where s.key = 'retention'),
    case kept_until.what when 'webhook_calls' then 30 when 'sign_ins' then 90 else 0 end) as period) p
  where p.period > 0
$$;
comment on function app.kept_until(text) is
  'What is older goes; null keeps it for ever. Calls of webhooks (30) and sign-ins (90) count in days, the rest in months. Contracts: retention.';
revoke all on function app.kept_until(text) from public;
grant execute on function app.kept_until(text) to service_role;

alter table public.outbox add column emptied_at timestamptz;
comment on column public.outbox.emptied_at is
  'Since when the row no longer says what was sent to whom. It stays: figures count it, and its key keeps the same message from going out twice.';
create index outbox_to_empty on public.outbox (created_at) where emptied_at is null;
create index webhook_calls_by_time on public.webhook_calls (created_at);
create index sign_ins_by_time on app.sign_ins (at);
create index support_tickets_closed on public.support_tickets (closed_at) where status = 'closed';
create index order_attachments_by_time on public.order_attachments (created_at);
create index driver_events_with_files on public.driver_events (received_at) where files <> '{}';
create index check_defects_with_files on public.vehicle_defects (reported_at) where files <> '{}';

-- A job that removes closed tickets must not copy what they said into the audit log. What a person removes is told as before.
drop trigger write_audit on public.support_tickets;
create trigger write_audit after insert or update on public.support_tickets for each row execute function app.write_audit('all');
create trigger write_audit_of_removal after delete on public.support_tickets for each row execute function app.write_audit('people');

-- Takes no period: it reads the owner's, whose change is a line of the log. The oldest go first. Returns how many.
create function app.prune(what text, most int default 5000) returns int
language plpgsql security definer set search_path = '' as $$
declare
  until timestamptz := app.kept_until(prune.what);
  removed int;
begin
  if until is null then return 0; end if;
  case prune.what
    when 'positions' then
      with old as (select p.tenant_id, p.vehicle_id, p.fix_time from public.positions p where p.fix_time < until limit prune.most)
      delete from public.positions p using old o
      where p.tenant_id = o.tenant_id and p.vehicle_id = o.vehicle_id and p.fix_time = o.fix_time and p.fix_time < until;
      get diagnostics removed = row_count;
    when 'proofs' then
      -- The objects are gone by then: the job removes them first. Who received it, and when, stays.
      with old as (select e.tenant_id, e.id from public.driver_events e
        where e.received_at < until and e.files <> '{}' order by e.received_at limit prune.most)
      update public.driver_events e set files = '{}' from old o where e.tenant_id = o.tenant_id and e.id = o.id;
      get diagnostics removed = row_count;
      with old as (select d.tenant_id, d.id from public.vehicle_defects d
        where d.reported_at < until and d.files <> '{}' order by d.reported_at limit prune.most)
      update public.vehicle_defects d set files = '{}' from old o where d.tenant_id = o.tenant_id and d.id = o.id;
    when 'attachments' then
      -- A file of a day that is still to come stays, however long ago it was added. The bytes go with the hourly sweep.
      with old as (select a.tenant_id, a.id from public.order_attachments a
        join public.orders o on o.tenant_id = a.tenant_id and o.id = a.order_id
        where a.created_at < until and o.date < until::date order by a.created_at limit prune.most)
      delete from public.order_attachments a using old o where a.tenant_id = o.tenant_id and a.id = o.id;
      get diagnostics removed = row_count;
    when 'webhook_calls' then
      with old as (select c.tenant_id, c.id from public.webhook_calls c where c.created_at < until order by c.created_at limit prune.most)
      delete from public.webhook_calls c using old o where c.tenant_id = o.tenant_id and c.id = o.id;
      get diagnostics removed = row_count;
    when 'outbox' then
      with old as (select m.id from public.outbox m
        where m.created_at < until and m.emptied_at is null and m.state not in ('waiting', 'held') order by m.created_at limit prune.most)
      update public.outbox m set emptied_at = now(), recipient = 'removed', subject = null, html = null, error = null,
        body = 'Removed for its age', attachment = null, attachment_name = null, dismissed_at = coalesce(m.dismissed_at, now())
      from old o where m.id = o.id;
      get diagnostics removed = row_count;
    when 'sign_ins' then
      with old as (select s.id from app.sign_ins s where s.at < until order by s.at limit prune.most)
      delete from app.sign_ins s using old o where s.id = o.id;
      get diagnostics removed = row_count;
    when 'tickets' then
      with old as (select t.id from public.support_tickets t
        where t.status = 'closed' and t.closed_at < until order by t.closed_at limit prune.most)
      delete from public.support_tickets t using old o where t.id = o.id;
      get diagnostics removed = row_count;
  end case;
  if removed > 0 then
    insert into public.audit_log (action, subject, via, label, after)
    values ('retention.remove', 'retention', 'retention', removed || ' of ' || prune.what,
      jsonb_build_object('what', prune.what, 'rows', removed, 'until', until));
  end if;
  return removed;
end $$;
comment on function app.prune(text, int) is 'Removes one batch of what is older than the owner keeps it, and says in the audit log how much.';
revoke all on function app.prune(text, int) from public;
grant execute on function app.prune(text, int) to service_role;

-- The person's own list is kept as long.
create or replace function app.note_sign_in(target uuid, outcome text, method text, ip text, user_agent text) returns void
language sql security definer set search_path = '' as $$
  delete from app.sign_ins s where s.user_id = target and s.at < app.kept_until('sign_ins');
  insert into app.sign_ins (user_id, outcome, method, ip, user_agent)
  values (target, note_sign_in.outcome, left(note_sign_in.method, 50), nullif(note_sign_in.ip, '')::inet, left(note_sign_in.user_agent, 500));
$$;
comment on table app.sign_ins is 'Sign-ins of each account and tries that failed, for 90 days or as the owner sets it.';

-- Tickets that were closed before anybody noted when.
update public.support_tickets set closed_at = updated_at where status = 'closed' and closed_at is null;
