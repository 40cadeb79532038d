// Tests what follows a rejected token: a new one, a sign-out, or nothing after a lost response.
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, it, vi } from 'vitest'
import { renewSession } from './renew-session.ts'

async function signOutsAfter(error: object | null): Promise<unknown[][]> {
  const signOut = vi.fn(async () => ({ error: null }))
  const auth = { refreshSession: async () => ({ error }), signOut }
  await renewSession({ auth } as unknown as Pick<SupabaseClient, 'auth'>)
  return signOut.mock.calls
}

it('[2.2-7] signs out on this device when the refresh is refused', async () => {
  expect(await signOutsAfter({ name: 'AuthApiError', status: 400 })).toEqual([[{ scope: 'local' }]])
})

it('keeps the session when it is renewed, or when no response came', async () => {
  expect(await signOutsAfter(null)).toEqual([])
  expect(await signOutsAfter({ name: 'AuthRetryableFetchError', status: 0 })).toEqual([])
  expect(await signOutsAfter({ name: 'AuthRetryableFetchError', status: 503 })).toEqual([])
})
