// @vitest-environment happy-dom
// Tests why a session ended, from the refused refresh in either protocol version.
import { afterEach, expect, it, vi } from 'vitest'
import { fetchNotingEnd, forgetSessionEnd, readSessionEnd } from './session-end.ts'

afterEach(() => {
  forgetSessionEnd()
  vi.unstubAllGlobals()
})

async function call(url: string, status: number, body: object): Promise<Response> {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
  return fetchNotingEnd(`http://localhost:3000/auth/v1${url}`)
}
const refresh = (body: object, status = 400) => call('/token?grant_type=refresh_token', status, body)

it.each([
  [{ code: 400, error_code: 'session_replaced', msg: '' }, 'replaced'],
  [{ code: 'session_replaced', message: '' }, 'replaced'],
  [{ code: 'session_expired', message: '' }, 'expired'],
  [{ code: 'refresh_token_not_found', message: '' }, null],
] as const)('of %j is %s', async (body, end) => {
  const response = await refresh(body)
  expect(readSessionEnd()).toBe(end)
  // The client library still needs to read the body.
  expect(await response.json()).toEqual(body)
})

it('is stored only after a refused refresh', async () => {
  await refresh({ code: 'session_replaced' }, 503)
  await call('/token?grant_type=password', 400, { code: 'session_replaced' })
  expect(readSessionEnd()).toBeNull()
})
