-- Checks the rights of a custom role: at least one, all defined, each together with the rights it requires.
create or replace function app.are_rights(rights text[]) returns boolean
language sql immutable set search_path = '' as $$
  -- array_position raises an error for arrays of several dimensions.
  select case when coalesce(array_ndims(rights), 0) <> 1 then false
    else array_position(rights, null) is null and rights <@ app.standard_rights('admin')
    and not exists (
      select from (values ('orders:write', 'orders:read'), ('fleet:write', 'fleet:read'), ('plans:read', 'orders:read'),
        ('plans:read', 'fleet:read'), ('plans:write', 'plans:read'), ('plans:dispatch', 'plans:read'),
        ('live:read', 'plans:read'), ('addresses:write', 'addresses:read'), ('webhooks:write', 'webhooks:read'),
        ('persons:erase', 'persons:read'), ('pay:read', 'fleet:read'), ('pay:write', 'pay:read')) as need (held, needed)
      where need.held = any (rights) and need.needed <> all (rights)) end
$$;
