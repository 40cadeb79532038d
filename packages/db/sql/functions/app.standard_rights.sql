-- Rights of the fixed roles (contracts: STANDARD_RIGHTS).
create or replace function app.standard_rights(role text) returns text[]
language sql immutable set search_path = '' as $$
  select case standard_rights.role
    when 'admin' then array['orders:read', 'orders:write', 'fleet:read', 'fleet:write', 'plans:read', 'plans:write',
      'plans:dispatch', 'live:read', 'addresses:read', 'addresses:write', 'optimize:run', 'webhooks:read', 'webhooks:write',
      'persons:read', 'persons:erase', 'pay:read', 'pay:write', 'people:invite', 'settings:write', 'billing:manage', 'audit:read']
    when 'dispatcher' then array['orders:read', 'fleet:read', 'plans:read', 'live:read', 'addresses:read', 'optimize:run',
      'orders:write', 'fleet:write', 'plans:write', 'plans:dispatch', 'addresses:write', 'people:invite']
    when 'viewer' then array['orders:read', 'fleet:read', 'plans:read', 'live:read', 'addresses:read', 'optimize:run']
    else '{}' end
$$;
