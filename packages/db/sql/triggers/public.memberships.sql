create trigger check_limit before insert or update of status, role on public.memberships
  for each row execute function app.check_member_limit();
create trigger forget_end after insert on public.memberships for each row execute function app.remember_membership();
create trigger keep_last_admin before update of role, status or delete on public.memberships
  for each row execute function app.keep_last_admin();
create trigger keep_sign_on_alone before insert on public.memberships
  for each row execute function app.keep_sign_on_alone();
create trigger link_directory after insert on public.memberships
  for each row execute function app.link_directory_member();
create trigger remember_end after delete on public.memberships for each row execute function app.remember_membership();
create trigger unlink_driver after delete on public.memberships for each row execute function app.unlink_driver();
call app.audit_table('public.memberships');
