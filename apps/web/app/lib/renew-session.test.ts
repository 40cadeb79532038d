// Tests a rejected token: renewed, or signed out; a lost response changes nothing.
import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, it, vi } from 'vitest'
import { renewSession } from './renew-session.ts'

async function signOutsAfter(error: object | null): Promise<unknown[][]> {
  const signOut = vi.fn(async () => ({ error: null }))
  const auth = { refreshSession: async () => ({ error }), signOut }
  await renewSession({ auth } as unknown as Pick<SupabaseClient, 'auth'>)
  return signOut.mock.calls
}

it('[2.2-7] leaves the session once its refresh was refused', async () => {
  expect(await signOutsAfter({ name: 'AuthApiError', status: 400 })).toEqual([[{ scope: 'local' }]])
})

it('keeps the session when it was renewed, or when no answer came', async () => {
  expect(await signOutsAfter(null)).toEqual([])
  expect(await signOutsAfter({ name: 'AuthRetryableFetchError', status: 0 })).toEqual([])
  expect(await signOutsAfter({ name: 'AuthRetryableFetchError', status: 503 })).toEqual([])
})
