// Tests texts about regions, and accepted input.
import { expect, it } from 'vitest'
import { nameFrom, readBox } from './labels.ts'

it('takes a name from a file or an address', () => {
  expect(nameFrom('https://maps.example/us/maryland-latest.osm.pbf?x=1')).toBe('maryland')
  expect(nameFrom('C:\\maps\\São Paulo.pbf')).toBe('S-o-Paulo')
  expect(nameFrom('.pbf')).toBe('')
  expect(nameFrom('')).toBe('')
})

it('reads a box in degrees, or reports that it is not one', () => {
  expect(readBox(' -76.85, 39.36, -76.62 39.48 ')).toEqual([-76.85, 39.36, -76.62, 39.48])
  expect(readBox('')).toBeNull()
  for (const text of ['1,2,3', '3,2,1,4', 'a,b,c,d', '0,-100,1,1', '0,0,NaN,1'])
    expect(readBox(text)).toBeUndefined()
})
