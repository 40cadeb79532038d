// Scopes of API keys: `<what>:<how>`, stored with the key and declared by each route of /api/v1.

export const API_KEY_SCOPES = [
  'orders:read',
  'orders:write',
  'fleet:read',
  'fleet:write',
  'plans:read',
  'plans:write',
  'plans:dispatch',
  'live:read',
  'positions:write',
  'addresses:read',
  'addresses:write',
  'optimize:run',
  'webhooks:read',
  'webhooks:write',
  'persons:read',
  'persons:erase',
  'pay:read',
  'pay:write',
  'people:provision',
] as const
export type ApiKeyScope = (typeof API_KEY_SCOPES)[number]
