// Why this browser's last session ended, if the server said so. Kept until the next sign-in.
import { z } from 'zod'

/** `replaced`: signed in on another phone. `expired`: the shift's session ended. */
export type SessionEnd = 'replaced' | 'expired'

const KEY = 'dropwise_session_end'
const ENDS: Record<string, SessionEnd> = { session_replaced: 'replaced', session_expired: 'expired' }
/** An auth error in either protocol version. */
const refusal = z.object({ error_code: z.string().optional(), code: z.unknown() })

/** `fetch` for the client library, which does not report why a refresh failed. */
export async function fetchNotingEnd(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  const url = input instanceof Request ? input.url : String(input)
  if (response.status === 400 && url.includes('grant_type=refresh_token')) await noteEnd(response.clone())
  return response
}

async function noteEnd(response: Response): Promise<void> {
  const body = refusal.safeParse(await response.json().catch(() => null))
  const end = body.success && ENDS[body.data.error_code ?? String(body.data.code)]
  if (end) localStorage.setItem(KEY, end)
}

export function readSessionEnd(): SessionEnd | null {
  const stored = localStorage.getItem(KEY)
  return stored === 'replaced' || stored === 'expired' ? stored : null
}

export function forgetSessionEnd(): void {
  localStorage.removeItem(KEY)
}
