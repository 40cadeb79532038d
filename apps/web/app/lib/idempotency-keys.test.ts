import { expect, it } from 'vitest'
import { keyOfChange, settleChange } from './idempotency-keys.ts'

it('keeps the key of a change until the server has answered', () => {
  const key = keyOfChange('/orders', '{"reference":"A-1"}')
  expect(keyOfChange('/orders', '{"reference":"A-1"}')).toBe(key)
  settleChange('/orders', '{"reference":"A-1"}', 503)
  expect(keyOfChange('/orders', '{"reference":"A-1"}')).toBe(key)
  settleChange('/orders', '{"reference":"A-1"}', 201)
  expect(keyOfChange('/orders', '{"reference":"A-1"}')).not.toBe(key)
})

it('gives each change a key of its own', () => {
  const keys = [
    keyOfChange('/orders', '{"n":1}'),
    keyOfChange('/orders', '{"n":2}'),
    keyOfChange('/plans', '{"n":1}'),
  ]
  expect(new Set(keys).size).toBe(3)
})
