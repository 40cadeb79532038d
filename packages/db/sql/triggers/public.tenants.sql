create trigger check_logo before insert or update of logo_url on public.tenants
  for each row when (new.logo_url is not null) execute function app.check_logo();
-- A value that is already set stays allowed and can be removed.
create trigger check_plan before update of brand_color, logo_url on public.tenants
  for each row when (new.brand_color is distinct from old.brand_color
    or (new.logo_url is not null and new.logo_url is distinct from old.logo_url))
  execute function app.check_plan_feature('branding', 'a logo and colour of your own', 'id');
create trigger end_memberships before delete on public.tenants for each row execute function app.end_memberships();
create trigger touch before update on public.tenants for each row execute function app.touch();
call app.audit_table('public.tenants');
