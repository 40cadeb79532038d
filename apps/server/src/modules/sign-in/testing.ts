// Accounts in tests: sign-in and second step.
import { TOTP } from 'otpauth'
import type { TestApi } from '../testing.ts'

export const PASSWORD = 'quiet harbour 42'
export const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0'

/** Calls of `/auth/v1`, as a browser makes them. */
export function accountsOf({ app }: Pick<TestApi, 'app'>) {
  async function auth(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, token?: string) {
    const answer = await app.inject({
      method,
      url: `/auth/v1${path}`,
      headers: { 'user-agent': AGENT, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { payload: body }),
    })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  const passwordGrant = (email: string, password = PASSWORD) =>
    auth('POST', '/token?grant_type=password', { email, password })
  const session = async (email: string) => String((await passwordGrant(email)).body.access_token)

  /** Adds a second step. Returns the session that completed it. */
  async function withSecondStep(email: string) {
    const token = await session(email)
    const factor = (await auth('POST', '/factors', { factor_type: 'totp', issuer: 'Dropwise' }, token)).body
    const { secret } = factor.totp as { secret: string }
    const { id } = (await auth('POST', `/factors/${String(factor.id)}/challenge`, {}, token)).body
    const code = new TOTP({ secret }).generate()
    const answer = await auth(
      'POST',
      `/factors/${String(factor.id)}/verify`,
      { challenge_id: id, code },
      token,
    )
    return { strong: String(answer.body.access_token), factorId: String(factor.id) }
  }
  return { auth, passwordGrant, session, withSecondStep }
}
