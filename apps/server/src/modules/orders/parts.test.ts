// The parts of an import that need no database: keys of addresses, places to trust.
import type { Candidate } from '@dropwise/roads'
import { describe, expect, it } from 'vitest'
import { locateOrders, type Place } from './locate.ts'
import { normaliseAddress, withPin } from '../../platform/normalise-address.ts'

describe('the key of an address', () => {
  it('is equal for spellings of one address, and different for another door', () => {
    expect(normaliseAddress('12, Weaver  Láne,ASHMOUTH ')).toBe(normaliseAddress('12 weaver lane ashmouth'))
    expect(normaliseAddress('12a Weaver Lane')).not.toBe(normaliseAddress('12 Weaver Lane'))
    expect(normaliseAddress('12/4 Weaver Lane')).not.toBe(normaliseAddress('124 Weaver Lane'))
    expect(normaliseAddress('東京都港区1-2')).not.toBe('')
    expect(withPin('unit 1', 1, 2)).not.toBe(withPin('unit 1', 1, 2.001))
  })
})

describe('the place of an order', () => {
  const order = { row: 2, address: '1 High Street', lat: null, lng: null }
  const sure: Candidate = {
    label: '1 High Street',
    street: 'High Street',
    houseNumber: '1',
    postcode: '',
    city: '',
    lat: 1,
    lng: 2,
    confidence: 0.9,
    accuracy: 'rooftop',
  }
  const remembered: Place = {
    addressId: 'a',
    text: '1 High Street',
    normalised: '1 high street',
    street: null,
    houseNumber: null,
    postcode: null,
    city: null,
    lat: 5,
    lng: 6,
    confidence: 1,
    accuracy: 'rooftop',
    source: 'region',
  }

  const locate = async (orderFields: object, candidates: Candidate[], memory: Place[] = []) => {
    let requestCount = 0
    const result = await locateOrders([{ ...order, ...orderFields }], {
      memory: new Map(memory.map((place) => [place.normalised, place])),
      geocode: async () => {
        requestCount += 1
        return candidates
      },
      isInReach: () => true,
      depots: [],
      mapping: { address: 'Street', city: 'Town' },
    })
    return { place: result.located[0]?.place, problem: result.problems[0], asked: requestCount }
  }

  it('is taken from memory before the geocoder', async () => {
    expect(await locate({}, [sure], [remembered])).toMatchObject({
      place: { lat: 5, addressId: 'a' },
      asked: 0,
    })
  })

  it('is taken from the file before memory, but not before a corrected pin', async () => {
    expect(await locate({ lat: 7, lng: 8 }, [], [remembered])).toMatchObject({
      place: { lat: 7, source: 'file', accuracy: 'given' },
      asked: 0,
    })
    expect(await locate({ lat: 7, lng: 8 }, [], [{ ...remembered, source: 'corrected' }])).toMatchObject({
      place: { lat: 5 },
    })
  })

  it('is taken from the geocoder only when the door is certain', async () => {
    expect(await locate({}, [sure])).toMatchObject({ place: { lat: 1, source: 'region' } })
    const doubtful = await locate({}, [
      { ...sure, label: '1 Hugh Street, Ash', street: 'Hugh Street', city: 'Ash', confidence: 0.84 },
    ])
    expect(doubtful).toMatchObject({
      place: undefined,
      problem: {
        code: 'address_uncertain',
        message: 'Not sure which address: 1 Hugh Street, Ash?',
        fix: { label: 'Use 1 Hugh Street, Ash', set: { Street: '1 Hugh Street', Town: 'Ash' } },
        candidates: [{ label: '1 Hugh Street, Ash', lat: 1, lng: 2 }],
      },
    })
    expect(await locate({}, [{ ...sure, accuracy: 'street' }])).toMatchObject({
      problem: { code: 'address_no_house_number', message: 'No house number. 1 matches on High Street' },
    })
    expect(
      await locate({}, [{ ...sure, unknownPlace: 'philadelphia 19103', confidence: 0.6 }]),
    ).toMatchObject({
      problem: { code: 'address_outside_map', message: 'Outside your map: philadelphia 19103' },
    })
    expect(await locate({}, [{ ...sure, accuracy: 'interpolated', confidence: 0.78 }])).toMatchObject({
      problem: {
        code: 'address_interpolated',
        message: 'The map has no number 1 on High Street. Use a place between its neighbours?',
      },
    })
    expect(await locate({}, [])).toMatchObject({
      problem: { code: 'address_unknown', value: '1 High Street' },
    })
  })
})
