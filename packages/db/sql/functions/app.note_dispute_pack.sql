-- Notes in the audit log who took a dispute pack of an order, with its seal. The log is sealed itself, so a pack
-- whose seal stands there has not changed since.
create or replace function app.note_dispute_pack(order_id uuid, seal text) returns void
language sql security definer set search_path = '' as $$
  insert into public.audit_log (tenant_id, actor_id, actor_label, via, ip, user_agent, request_id, action, subject, subject_id, label, after)
  select s.tenant_id, o.actor_id, o.actor_label, o.via, o.ip, o.user_agent, o.request_id,
    'dispute_packs.insert', 'dispute_packs', s.id::text, left(s.reference, 200), jsonb_build_object('seal', note_dispute_pack.seal)
  from app.audit_origin() o, public.orders s
  where s.tenant_id = (select app.tenant_id()) and s.id = note_dispute_pack.order_id
$$;
revoke all on function app.note_dispute_pack(uuid, text) from public;
grant execute on function app.note_dispute_pack(uuid, text) to authenticated;
comment on function app.note_dispute_pack(uuid, text) is 'Logs who took a dispute pack of an order of the caller''s company, with its seal.';
