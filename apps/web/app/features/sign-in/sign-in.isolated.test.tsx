// @vitest-environment happy-dom
// Tests messages of a failed sign-in (requirements 2.5-4, 8-1).
import { createClient } from '@supabase/supabase-js'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeBackend } from '../../testing/fake-backend.ts'
import { requestPasswordReset } from './password-reset.ts'
import { signIn } from './sign-in.ts'

const library = vi.hoisted(() => ({ supabase: vi.fn() }))
vi.mock('../../lib/supabase.ts', () => library)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const refuseWith = (error: Error) =>
  library.supabase.mockResolvedValue({ auth: { signInWithPassword: async () => ({ error }) } })
const namedError = (name: string, message: string) => Object.assign(new Error(message), { name })

it('[8-1] names what went wrong in this page', async () => {
  fakeBackend({})
  refuseWith(new Error('Storage is full'))
  expect(await signIn('ada@bright.example', 'quiet harbour 42')).toBe(
    'Authentication failed: Storage is full',
  )
})

it("[2.5-4] passes the provider's own sentence on", async () => {
  fakeBackend({})
  refuseWith(namedError('AuthApiError', 'Invalid login credentials'))
  expect(await signIn('ada@bright.example', 'wrong')).toBe('Invalid login credentials')
})

it('[2.5-4] says that the service is unavailable when it answers with a server error', async () => {
  fakeBackend({})
  refuseWith(namedError('AuthRetryableFetchError', '{}'))
  expect(await signIn('ada@bright.example', 'quiet harbour 42')).toBe(
    'Authentication service temporarily unavailable. Please try again.',
  )
})

it('[7-5][2.5-4] says after its retries that the service is unavailable, and what may lie in between', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      throw new TypeError('Failed to fetch')
    }),
  )
  const signInWithPassword = vi.fn(async () => ({
    error: namedError('AuthRetryableFetchError', 'Failed to fetch'),
  }))
  library.supabase.mockResolvedValue({ auth: { signInWithPassword } })
  const message = signIn('ada@bright.example', 'quiet harbour 42')
  await vi.advanceTimersByTimeAsync(5_999)
  expect(signInWithPassword).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(signInWithPassword).toHaveBeenCalledTimes(4)
  expect(await message).toBe(
    'Authentication service temporarily unavailable. Please try again.\n' +
      'Network connection failed. Please check your internet connection and try again.',
  )
})

const UNAVAILABLE = 'Authentication service temporarily unavailable. Please try again.'
it.each([
  [400, '{}', 'Login failed. Please try again.'],
  [400, '[]', 'Login failed. Please try again.'],
  [422, '{"code":"x"}', 'Login failed. Please try again.'],
  [400, '{"error_description":"Invalid login credentials"}', 'Invalid login credentials'],
  [500, '{"message":"boom"}', 'boom'],
  [500, '{}', UNAVAILABLE],
  [500, '<html>', UNAVAILABLE],
  [503, '{"message":"Back at noon"}', 'Back at noon'],
  [503, '', UNAVAILABLE],
])('[2.5-4][8-1] says for a response of %s with %s: %s', async (status, body, sentence) => {
  fakeBackend({ 'POST /auth/v1/token': () => new Response(body, { status }) })
  library.supabase.mockResolvedValue(
    createClient('http://localhost:3000', 'anon-key-of-a-test', {
      auth: { storageKey: crypto.randomUUID() },
    }),
  )
  expect(await signIn('ada@bright.example', 'quiet harbour 42')).toBe(sentence)
})

it('[8-1] has a sentence for errors without a message', async () => {
  fakeBackend({})
  refuseWith(namedError('AuthApiError', ''))
  expect(await signIn('ada@bright.example', 'wrong')).toBe('Login failed. Please try again.')
  library.supabase.mockRejectedValue('thrown by an extension')
  expect(await signIn('ada@bright.example', 'wrong')).toBe('Login failed. Please try again.')
})

it('[8-1] returns why a reset failed, and throws nothing', async () => {
  fakeBackend({})
  const error = namedError('AuthApiError', 'email rate limit exceeded')
  library.supabase.mockResolvedValue({ auth: { resetPasswordForEmail: async () => ({ error }) } })
  expect(await requestPasswordReset('ada@bright.example')).toBe('Reset failed: email rate limit exceeded')
})
