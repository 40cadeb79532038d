// Addresses as people type them: found where they are meant, and never somewhere else in silence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createGeocoder, geocodeBatch, isSure, type Candidate, type Region } from '../src/index.ts'
import { sampleOrders, type SampleOrder } from '../src/town/orders.ts'
import { seededRandom } from '../src/town/random.ts'
import { demoFolder, demoTown, examplePath } from './support/regions.ts'
import { rightFirst, withTypo } from '../src/testing/typos.ts'

let town: Region
let samples: SampleOrder[]
beforeAll(async () => {
  town = await demoTown()
  samples = sampleOrders(readFileSync(join(await demoFolder(), 'addresses.bin')), 300, 99)
})

describe('the generated town', () => {
  it('finds 300 addresses with a typo, 97 of 100 right first', () => {
    const random = seededRandom(5)
    const share = rightFirst(town, samples, (order) =>
      order.address.replace(order.street, withTypo(order.street, random)),
    )
    expect(share).toBeGreaterThanOrEqual(0.97)
  })

  it('needs neither town nor postcode', () => {
    const random = seededRandom(6)
    const share = rightFirst(
      town,
      samples,
      (order) => `${order.houseNumber} ${withTypo(order.street, random)}`,
    )
    expect(share).toBeGreaterThanOrEqual(0.95)
  })

  it('is sure of addresses without errors', () => {
    for (const order of samples.slice(0, 100)) {
      const [best] = town.geocode(order.address)
      expect(isSure(best)).toBe(true)
      expect(best!.accuracy).toBe('rooftop')
      expect(best!.label).toBe(order.address)
    }
  })

  it('is not sure of a street of another town, postcode or country', () => {
    for (const { houseNumber, street } of samples.slice(0, 30))
      for (const elsewhere of [
        'Philadelphia PA 19103',
        'Springfield IL 62701',
        'Denver, CO',
        'Toronto ON M5V 2T6',
        '8000 Aarhus C',
      ])
        expect(isSure(town.geocode(`${houseNumber} ${street}, ${elsewhere}`)[0]), elsewhere).toBe(false)
  })

  it('names a place that its map lacks, with commas or without', () => {
    const { houseNumber, street } = samples[0]!
    for (const comma of [',', '']) {
      const [best] = town.geocode(`${houseNumber} ${street}${comma} Philadelphia PA 19103`)
      expect(best).toMatchObject({ street, houseNumber, unknownPlace: 'philadelphia pa 19103' })
      expect(isSure(best)).toBe(false)
    }
  })

  it('does not report a town of the map as outside', () => {
    const [best] = town.geocode('1 Nowhere Plaza, Ashmouth')
    expect(best?.unknownPlace).toBeUndefined()
    expect(isSure(best)).toBe(false)
  })

  it('is still sure of an address with a floor, or with a county beside a known town or postcode', () => {
    for (const { houseNumber, street, city, postcode } of samples.slice(0, 30))
      for (const place of [`Floor 2, ${city}`, `${city}, Northshire`, `Northshire ${postcode}`])
        expect(isSure(town.geocode(`${houseNumber} ${street}, ${place}`)[0]), place).toBe(true)
  })

  it('reads abbreviations, other orders of the parts, case and punctuation', () => {
    const order = samples.find(({ street }) => street.endsWith(' Street'))!
    const { houseNumber, street, postcode, city } = order
    const stem = street.replace(' Street', '')
    for (const text of [
      `${houseNumber} ${stem} St, ${city}`,
      `${stem.toUpperCase()} ST. ${houseNumber}; ${postcode}`,
      `${postcode} ${city}, ${street} ${houseNumber}`,
      `${houseNumber}, ${street}, ${city}`,
      `Flat 3, ${houseNumber} ${street}, ${city}`,
      `${houseNumber} ${stem}street`,
      `${houseNumber} ${street} ${city} ${postcode.toLowerCase().replace(' ', '')}`,
    ]) {
      const [best] = town.geocode(text)
      expect([text, best?.street, best?.houseNumber]).toEqual([text, street, houseNumber])
    }
    const [parts] = town.geocode({ street: `${houseNumber} ${stem} st`, city, postcode })
    expect([parts!.street, parts!.houseNumber]).toEqual([street, houseNumber])
  })

  it('interpolates a number between its neighbours and marks it as interpolated', () => {
    const long = samples.find(({ houseNumber }) => Number(houseNumber) > 20)!
    const numbers = new Set(Array.from({ length: Number(long.houseNumber) }, (_, i) => i + 1))
    const gap = [...numbers].find((number) => {
      const [best] = town.geocode(`${number} ${long.street}`)
      return best?.accuracy === 'interpolated'
    })
    if (gap === undefined) return
    const [best] = town.geocode(`${gap} ${long.street}, ${long.city}`)
    expect(best!.confidence).toBeLessThan(0.85)
  })

  it('returns the street when the number is missing, and never a town without saying so', () => {
    const [street] = town.geocode(`9999 ${samples[0]!.street}, Ashmouth`)
    expect(street!.accuracy).toBe('street')
    expect(isSure(street)).toBe(false)
    const [place] = town.geocode('Xyzzyqua Boulevard, Ashmouth')
    expect(place === undefined || !isSure(place)).toBe(true)
    expect(town.geocode('')).toEqual([])
    expect(town.geocode('???')).toEqual([])
  })

  it('doubts an address whose postcode belongs elsewhere', () => {
    const [order] = samples
    const other = samples.find(({ postcode }) => postcode.slice(0, 3) !== order!.postcode.slice(0, 3))!
    const [best] = town.geocode(order!.address.replace(order!.postcode, other.postcode))
    const [right] = town.geocode(order!.address)
    expect(best!.confidence).toBeLessThan(right!.confidence - 0.05)
  })

  it('finds the house again from its place', () => {
    for (const order of samples.slice(0, 50))
      expect(town.reverse(order.lat, order.lng)?.label).toBe(order.address)
    expect(town.reverse(40, -120)).toBeNull()
  })

  it('finds every address of the example files', () => {
    const rows = (file: string, separator: RegExp) =>
      readFileSync(examplePath(file), 'utf8')
        .trim()
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(separator))
    const default200 = rows('ashmouth-200-orders.csv', /,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cells) =>
      cells[4]!.replaceAll('"', ''),
    )
    const european = rows('ashmouth-50-orders-semicolon.csv', /;/).map(
      (cells) => `${cells[4]}, ${cells[6]} ${cells[5]}`,
    )
    const optimo = rows('ashmouth-1000-orders-optimoroute.csv', /,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cells) =>
      cells[5]!.replaceAll('"', ''),
    )
    expect([default200.length, european.length, optimo.length]).toEqual([200, 50, 1000])
    for (const address of [...default200, ...european, ...optimo]) {
      const [best] = town.geocode(address)
      expect([address, best?.accuracy, isSure(best)]).toEqual([address, 'rooftop', true])
    }
  })
})

describe('several regions', () => {
  const answering = (best: Partial<Candidate>): Region => {
    const candidate = { label: '', confidence: 0.5, accuracy: 'street', lat: 0, lng: 0, ...best }
    return { geocode: () => [candidate], contains: () => false, manifest: town.manifest } as unknown as Region
  }

  it('report a place as outside only where no map has it', async () => {
    const [near, far] = [{ label: 'near' }, { label: 'far', confidence: 0.6, unknownPlace: 'reisterstown' }]
    const labels = async (...all: Partial<Candidate>[]) =>
      (await createGeocoder({ regions: all.map(answering) }).geocode('1 Nowhere Plaza')).map(
        ({ label }) => label,
      )
    expect(await labels(near, far)).toEqual(['near'])
    expect(await labels(far)).toEqual(['far'])
  })
})

describe('a batch', () => {
  it('keeps the order, reports progress, and sorts into sure, review and none', async () => {
    const geocoder = createGeocoder({ regions: [town] })
    const queries = [
      ...samples.map(({ address }) => address),
      `9999 ${samples[0]!.street}`,
      '???',
      samples[0]!.address,
    ]
    const progress: number[] = []
    const results = await geocodeBatch(geocoder, queries, { onProgress: (done) => progress.push(done) })
    expect(results.map(({ index }) => index)).toEqual(queries.map((_, i) => i))
    expect(results.slice(0, 300).every(({ outcome }) => outcome === 'sure')).toBe(true)
    expect(results[300]!.outcome).toBe('review')
    expect(results[301]!.outcome).toBe('none')
    expect(progress.at(-1)).toBe(queries.length)
    expect(geocoder.attribution).toContain('Generated town')
  })

  it('stops on request', async () => {
    const stop = new AbortController()
    const batch = geocodeBatch(
      createGeocoder({ regions: [town] }),
      samples.map(({ address }) => address),
      { signal: stop.signal, onProgress: (done) => done === 60 && stop.abort() },
    )
    await expect(batch).rejects.toThrow(/abort/i)
  })
})
