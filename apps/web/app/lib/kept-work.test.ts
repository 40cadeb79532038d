// @vitest-environment happy-dom
// Tests keeping typed values over a reload: for the same form, once, for an hour, never secrets.
import { afterEach, expect, it } from 'vitest'
import { keepForm, keepWork, takeKept } from './kept-work.ts'

const ends: (() => void)[] = []
const open = (key: string, values: Record<string, unknown> | null) => ends.push(keepForm(key, () => values))
afterEach(() => {
  for (const end of ends.splice(0)) end()
  sessionStorage.clear()
})

it('hands what was typed to the same form, once', () => {
  open('/orders', { recipient: 'Ada Brook', packages: 3 })
  open('/fleet', { name: 'Van 9' })
  keepWork()
  expect(takeKept('/elsewhere')).toBeNull()
  expect(takeKept('/orders')).toEqual({ recipient: 'Ada Brook', packages: 3 })
  expect(takeKept('/orders')).toBeNull()
  expect(takeKept('/fleet')).toEqual({ name: 'Van 9' })
})

it('keeps nothing of a form that is closed, untouched or stored', () => {
  open('/orders', { recipient: 'Ada Brook' })
  ends.pop()?.()
  open('/fleet', null)
  keepWork()
  expect(sessionStorage.length).toBe(0)
})

it('writes down no secret', () => {
  open('/shops', { name: 'Shop', secret: 'whsec', newPassword: 'x', code: '123456' })
  keepWork()
  expect(takeKept('/shops')).toEqual({ name: 'Shop' })
})

it('forgets work of more than an hour ago', () => {
  const at = Date.now()
  open('/orders', { recipient: 'Ada Brook' })
  keepWork(at)
  expect(takeKept('/orders', at + 61 * 60_000)).toBeNull()
})
