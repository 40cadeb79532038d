// Hostile requests to /auth/v1: every endpoint, bodies with wrong fields, forged tokens.
import type { Chance } from './chance.ts'
import { type Case, judge, send, type Sent, type Target, token } from './target.ts'

const ID = '6f2ee7ea-0d49-4b2b-8f5e-0f5a0f0e0d0c'
const EMAIL = 'fuzz@example.com'
const ENDPOINTS: [method: string, path: string, fields: Record<string, unknown>][] = [
  [
    'POST',
    '/signup',
    { email: EMAIL, password: 'abc', phone: '+49123', data: { a: 1 }, code_challenge: null },
  ],
  ['POST', '/token?grant_type=password', { email: EMAIL, password: 'x', phone: '' }],
  ['POST', '/token?grant_type=refresh_token', { refresh_token: 'A'.repeat(64) }],
  ['POST', '/token?grant_type=pkce', { auth_code: ID, code_verifier: 'v'.repeat(50) }],
  ['POST', '/token?grant_type=x', {}],
  [
    'POST',
    '/otp',
    {
      email: EMAIL,
      create_user: false,
      data: {},
      code_challenge: 'c'.repeat(43),
      code_challenge_method: 's256',
    },
  ],
  ['POST', '/recover', { email: EMAIL }],
  ['POST', '/resend', { type: 'signup', email: EMAIL }],
  ['POST', '/verify', { type: 'recovery', email: EMAIL, token: '123456', token_hash: 'x', options: {} }],
  ['GET', '/verify?token=x&type=recovery&redirect_to=https%3A%2F%2Fevil.example', {}],
  ['GET', '/user', {}],
  [
    'PUT',
    '/user',
    { email: EMAIL, password: 'x', data: { a: null }, nonce: '1', phone: '1', app_metadata: {} },
  ],
  ['POST', '/logout?scope=local', {}],
  ['GET', '/reauthenticate', {}],
  ['GET', '/user/identities/authorize?provider=google', {}],
  ['DELETE', `/user/identities/${ID}`, {}],
  ['POST', '/factors', { factor_type: 'totp', friendly_name: 'x', issuer: 'y' }],
  ['POST', `/factors/${ID}/challenge`, {}],
  ['POST', `/factors/${ID}/verify`, { challenge_id: ID, code: '000000' }],
  ['DELETE', `/factors/${ID}`, {}],
  ['POST', '/invite', { email: EMAIL, data: {} }],
  ['GET', '/admin/users?page=1&per_page=5', {}],
  [
    'POST',
    '/admin/users',
    {
      email: EMAIL,
      password: 'x',
      role: 'y',
      ban_duration: '1h',
      id: ID,
      password_hash: '$2a$',
      user_metadata: {},
      app_metadata: {},
      phone: '+1',
    },
  ],
  ['GET', `/admin/users/${ID}`, {}],
  ['PUT', `/admin/users/${ID}`, { email: EMAIL, role: 'x', ban_duration: 'none' }],
  ['DELETE', `/admin/users/${ID}`, { should_soft_delete: true }],
  [
    'POST',
    '/admin/generate_link',
    { type: 'recovery', email: EMAIL, new_email: 'n@example.com', password: 'x', data: {}, redirect_to: 'x' },
  ],
  ['GET', `/admin/users/${ID}/factors`, {}],
  ['GET', '/authorize?provider=google', {}],
  ['GET', '/settings', {}],
]

export function authCase(target: Target, chance: Chance): Case {
  const [method, path, fields] = chance.pick(ENDPOINTS)
  // The signed-in user is needed until the end, so nobody may sign them out.
  const callers = path.startsWith('/logout') ? { ...target, userToken: target.anonKey } : target
  const who = token(callers, chance)
  const text = JSON.stringify(chance.body(fields))
  const request: Sent = {
    method: chance.happens(0.05) ? chance.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) : method,
    path: `/auth/v1${chance.happens(0.25) ? `/${chance.mutate(path.slice(1))}` : path}`,
    headers: {
      apikey: target.anonKey,
      authorization: chance.happens(0.1) ? chance.hostile() : `Bearer ${who.text}`,
      'content-type': chance.happens(0.1) ? chance.hostile() : 'application/json;charset=UTF-8',
      ...(chance.happens(0.5)
        ? { 'x-supabase-api-version': chance.pick(['2024-01-01', 'x', '2999-01-01']) }
        : {}),
    },
  }
  if (method !== 'GET')
    request.body = chance.happens(0.15)
      ? chance.mutate(text)
      : chance.happens(0.05)
        ? JSON.stringify(chance.json(5))
        : text
  if (chance.happens(0.002)) request.body = `{"email":"${'x'.repeat(1_200_000)}"}`
  return {
    shown: `${request.method} ${request.path.slice(0, 200)} ${String(request.body ?? '').slice(0, 200)}`,
    async run() {
      const answer = await send(target, request)
      const fault = judge(target, answer, {
        isService: who.isService,
        mayCut: (request.body?.length ?? 0) > 1_000_000,
        words: ['msg', 'message'],
      })
      return { kind: `${Math.floor(answer.status / 100)}xx`, fault }
    },
  }
}
