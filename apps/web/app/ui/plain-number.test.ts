// Tests that number fields take digits of other scripts.
import { afterEach, expect, it, vi } from 'vitest'
import { plainNumber, typePlainNumber } from './plain-number.ts'

afterEach(() => vi.unstubAllGlobals())

it('reads digits and the decimal separator of Arabic, and digits of Hindi', () => {
  expect(plainNumber('١٬٢٣٤٫٥')).toBe('1234.5')
  expect(plainNumber('४२')).toBe('42')
  expect(plainNumber('-12.5')).toBe('-12.5')
})

it('types them as 0 to 9 in number fields alone', () => {
  const execCommand = vi.fn()
  vi.stubGlobal('document', { execCommand })
  const isRefused = (type: string, data: string): boolean => {
    const event = { currentTarget: { type }, data, preventDefault: vi.fn() }
    typePlainNumber(event as unknown as Parameters<typeof typePlainNumber>[0])
    return event.preventDefault.mock.calls.length > 0
  }
  expect(isRefused('number', '٣')).toBe(true)
  expect(execCommand).toHaveBeenCalledExactlyOnceWith('insertText', false, '3')
  expect([isRefused('number', '3'), isRefused('text', '٣')]).toEqual([false, false])
  expect(execCommand).toHaveBeenCalledOnce()
})
