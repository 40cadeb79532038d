// @vitest-environment happy-dom
// Tests responses that break off: reported as such, not as unreadable ones.
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { ApiError, callApi, describeError } from './api.ts'

/** A response with a head, whose body ends with `error`. */
function answerBreakingOffWith(error: unknown) {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue({
    ok: true,
    status: 200,
    json: () => Promise.reject(error),
  } as Response)
}
const call = () => callApi('/plans', z.object({}), { isPublic: true })

it('[7-5] is a lost request where the body does not come', async () => {
  answerBreakingOffWith(new TypeError('network error'))
  await expect(call()).rejects.toMatchObject({ status: 0, code: 'network' })
  answerBreakingOffWith(new DOMException('signal timed out', 'TimeoutError'))
  await expect(call()).rejects.toMatchObject({ status: 0, code: 'timeout' })
})

it('is an answer that makes no sense where the body is no JSON', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  answerBreakingOffWith(new SyntaxError('Unexpected token'))
  await expect(call()).rejects.toMatchObject({ status: 200, code: 'internal' })
})

describe('a refused input', () => {
  const refused = (details: unknown) =>
    describeError(
      new ApiError(400, {
        code: 'validation_failed',
        message: 'Some fields are invalid.',
        hint: 'Each entry of details names its field.',
        details,
      }),
    )

  it('names the fields that are wrong', () => {
    expect(refused([{ field: 'url', message: '127.0.0.1 is not on the public internet.' }])).toMatchObject({
      message: '127.0.0.1 is not on the public internet.',
      hint: undefined,
    })
    expect(
      refused([{ message: 'Enter a name' }, { message: 'Enter a name' }, { message: 'Too long.' }]).message,
    ).toBe('Enter a name. Too long.')
  })

  it('shows the message unchanged where no field is named', () => {
    expect(refused(undefined)).toMatchObject({ message: 'Some fields are invalid.' })
  })
})
