create trigger a_sandbox before insert on public.outbox for each row when (app.is_sandbox(new.tenant_id)) execute function app.drop_row();
create trigger announce after insert on public.outbox for each row when (new.state = 'waiting')
  execute function app.announce_mail();
create trigger announce_release after update of state on public.outbox for each row
  when (old.state = 'held' and new.state = 'waiting') execute function app.announce_mail();
