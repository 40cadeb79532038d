import { describe, expect, it } from 'vitest'
import { readPhone, writePhone } from './phone.ts'

describe('a phone number is stored as it is dialled', () => {
  it.each([
    ['+49 (0)170 1234567', null, '+491701234567'],
    ['+44 (0)20 7946 0000', null, '+442079460000'],
    ['+61(043)123-4567', null, '+61431234567'],
    ['(410) 555-0200', 'US', '+14105550200'],
    ['001 410 555 0150', 'US', '+14105550150'],
    ['0049 170 1234567', 'DE', '+491701234567'],
    ['0170 1234567', 'DE', '+491701234567'],
    ['020 7946 0000', 'GB', '+442079460000'],
    ['tel:+14105550153', 'GB', '+14105550153'],
    ['Mob.: 07700 900123', 'GB', '+447700900123'],
    ['090-1234-5670', 'JP', '+819012345670'],
  ])('%s in %s', (text, country, phone) => {
    expect(readPhone(text, country)).toEqual({ phone })
  })

  it('without its extension', () => {
    expect(readPhone('+14105550147 ext 12', 'US')).toEqual({ phone: '+14105550147', hasMore: true })
  })

  it('the first of several', () => {
    expect(readPhone('+44 7700 900123 / 020 7946 0000', 'GB')).toEqual({
      phone: '+447700900123',
      hasMore: true,
    })
  })

  it.each(['n/a', '-', 'none', '000'])('and %s is none', (text) => {
    expect(readPhone(text, 'GB')).toEqual({ phone: null })
  })

  it('which a spreadsheet rounded is doubted', () => {
    expect(readPhone('4.9E+11', 'DE')).toMatchObject({ doubt: 'cut_off' })
    expect(readPhone('4,91701E+11', 'DE')).toMatchObject({ doubt: 'cut_off' })
  })

  it('stays as written when it cannot be dialled', () => {
    expect(readPhone('12345', null)).toEqual({ phone: '12345', doubt: 'unknown' })
    expect(readPhone('ask Tom', 'GB')).toEqual({ phone: 'ask Tom', doubt: 'unknown' })
  })
})

describe('a stored phone number is written', () => {
  it.each([
    ['+442079460000', 'GB', '020 7946 0000'],
    ['+442079460000', 'DE', '+44 20 7946 0000'],
    ['+442079460000', null, '+44 20 7946 0000'],
    ['+14105550147', 'US', '(410) 555-0147'],
    ['+14165550147', 'US', '(416) 555-0147'],
    ['+819012345670', 'JP', '090-1234-5670'],
    ['+4915112345678', 'DE', '01511 2345678'],
  ])('%s in %s as %s', (stored, country, text) => {
    expect(writePhone(stored, country)).toBe(text)
  })

  it.each(['+15550126', '12345', 'ask Tom', ''])('as it is where no country gives it out: %s', (stored) => {
    expect(writePhone(stored, 'GB')).toBe(stored)
    expect(writePhone(stored, 'XX')).toBe(stored)
  })
})
