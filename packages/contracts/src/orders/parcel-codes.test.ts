import { expect, it } from 'vitest'
import { isOneOfCodes, parcelCodes } from './parcel-codes.ts'

const order = (custom: Record<string, string>) => ({ reference: 'A-1', trackingNumber: 'DW12', custom })

it('counts the numbers of the order, and custom fields named as codes', () => {
  const codes = parcelCodes(
    order({ Barcode: '400638', bar_code: '77; 78', 'Parcel number': 'P-9', SSCC: '00340', EAN: '' }),
  )
  expect(codes).toEqual(['A-1', 'DW12', '400638', '77', '78', 'P-9', '00340'])
})

it('ignores custom fields that are not codes', () => {
  const codes = parcelCodes(
    order({ Floor: '3', 'Door code': '1234', Parcels: '2', Notes: 'barcode', Region: 'N' }),
  )
  expect(codes).toEqual(['A-1', 'DW12'])
  expect(isOneOfCodes('3', codes)).toBe(false)
  expect(isOneOfCodes(' a-1', codes)).toBe(true)
  expect(isOneOfCodes(' ', ['', ...codes])).toBe(false)
})
