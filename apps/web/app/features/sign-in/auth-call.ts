// Auth calls that the client library lacks.
import { z } from 'zod'
import { backendUrl } from '../../lib/backend.ts'
import { supabase } from '../../lib/supabase.ts'
import { signInWords as words } from '../../lib/words/sign-in.ts'

const refusal = z.object({
  error_code: z.string().catch(''),
  msg: z.string().catch(() => words('noAnswer')),
})

/** An auth error with its code. */
export class AuthCallError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'AuthCallError'
    this.code = code
  }
}

/** Calls as the signed-in person, if any. Throws AuthCallError, and fetch errors when offline. */
export async function callAuth<Schema extends z.ZodType>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  schema: Schema,
  body?: object,
): Promise<z.output<Schema>> {
  const [client, base] = await Promise.all([supabase(), backendUrl()])
  const { data } = await client.auth.getSession()
  const response = await fetch(`${base}/auth/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (!response.ok) {
    const { error_code: code, msg } = refusal.parse(answer)
    throw new AuthCallError(code, msg)
  }
  return schema.parse(answer)
}
