create or replace function app.is_owner_without_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select case when exists (select 1 from public.owners o where o.id = app.user_id())
    then not app.owner_took_step() else false end
$$;
comment on function app.is_owner_without_step() is 'Whether the caller is an owner who must still complete the second step.';
