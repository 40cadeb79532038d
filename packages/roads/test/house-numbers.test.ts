// Numbers with flats, ranges and floors around them.
import { describe, expect, it } from 'vitest'
import { dropFloor, spans, takePair } from '../src/geocode/house-numbers.ts'

describe('a pair of numbers', () => {
  it('is read as a flat and a house, or as a range', () => {
    expect(takePair('Unit 4/12 Smith Street')?.numbers).toEqual(['12', '4'])
    expect(takePair('11/3823 Janbrook Road')?.numbers).toEqual(['3823', '11'])
    expect(takePair('Dluga 12/4')?.numbers).toEqual(['12', '4'])
    expect(takePair('1401-1409 Sutter Street')?.numbers).toEqual(['1401-1409', '1401', '1409'])
    expect(takePair('Calle Mayor 12-14')?.numbers).toEqual(['12-14', '12', '14'])
    expect(takePair('37-12 82nd Street')?.numbers).toEqual(['37-12', '3712', '37'])
  })

  it('is not read in a postcode, a fraction or a plain number', () => {
    for (const text of ['4760-585 Modelos', '00-950 Warszawa', '4510 1/2 Sutter Street', '12 Weaver Lane'])
      expect(takePair(text), text).toBeNull()
  })
})

describe('a house', () => {
  it('spans the numbers of its side of the street', () => {
    expect(spans('1401-1409', '1405')).toBe(true)
    expect(spans('1401-1409', '1404')).toBe(false)
    expect(spans('1401', '1401')).toBe(false)
  })

  it('has floors and doors behind its number', () => {
    for (const text of ['ryesgade 53c kld', 'ryesgade 53c st th', 'ryesgade 53c 2 tv', 'ryesgade 53c 2sal']) {
      const part = text.split(' ')
      dropFloor(part)
      expect(part, text).toEqual(['ryesgade', '53c'])
    }
    const street = ['12', 'main', 'st']
    dropFloor(street)
    expect(street).toEqual(['12', 'main', 'st'])
  })
})
