-- `who`: `people` logs only writes that a person requested; `all` also logs those of jobs.
create or replace procedure app.audit_table(target regclass, who text default 'all')
language plpgsql set search_path = '' as $$
begin
  execute format('create trigger write_audit after insert or update or delete on %s for each row execute function app.write_audit(%L)', target, who);
end $$;
