// The shipped catalogue: the extract of each town, and that every line can be read.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openCatalogue, replaceCatalogue } from './catalogue.ts'
import { parentPath } from './extract.ts'
import { readGeofabrikIndex } from './geofabrik-index.ts'

const catalogue = openCatalogue('/nonexistent')

describe('the shipped catalogue', () => {
  it('has some five hundred entries, each with an existing parent', () => {
    expect(catalogue.extracts.length).toBeGreaterThan(500)
    expect(new Set(catalogue.extracts.map(({ path }) => path)).size).toBe(catalogue.extracts.length)
    for (const { path, name, countries, approximateBytes, rings } of catalogue.extracts) {
      expect(path).toMatch(/^[a-z]+(-[a-z]+)*(\/[a-z]+(-[a-z]+)*)*$/)
      expect(name).not.toBe('')
      expect(parentPath(path) === '' || catalogue.get(parentPath(path)) !== undefined, path).toBe(true)
      for (const code of countries) expect(code).toMatch(/^[A-Z]{2}$/)
      expect(approximateBytes === null || approximateBytes > 0).toBe(true)
      for (const [lng, lat] of rings.flat()) expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true)
    }
  })

  it.each([
    ['Copenhagen', 55.676, 12.568, 'europe/denmark'],
    ['Aarhus', 56.157, 10.211, 'europe/denmark'],
    ['Porto', 41.15, -8.61, 'europe/portugal'],
    ['Baltimore', 39.29, -76.61, 'north-america/us/maryland'],
    ['Washington', 38.905, -77.035, 'north-america/us/district-of-columbia'],
    ['San Juan', 18.44, -66.07, 'north-america/us/puerto-rico'],
    ['Berlin', 52.52, 13.405, 'europe/germany/berlin'],
    ['Potsdam', 52.39, 13.06, 'europe/germany/brandenburg'],
    ['Erfurt', 50.98, 11.03, 'europe/germany/thueringen'],
    ['London', 51.524, -0.158, 'europe/great-britain/england/greater-london'],
    ['Leeds', 53.8, -1.55, 'europe/great-britain/england/west-yorkshire'],
    ['Glasgow', 55.86, -4.25, 'europe/great-britain/scotland'],
    ['Belfast', 54.59, -5.95, 'europe/ireland-and-northern-ireland'],
    ['Dublin', 53.34, -6.3, 'europe/ireland-and-northern-ireland'],
    ['Lyon', 45.76, 4.83, 'europe/france/rhone-alpes'],
    ['Saint-Denis', -20.9, 55.45, 'europe/france/reunion'],
    ['Madrid', 40.41, -3.7, 'europe/spain/madrid'],
    ['Las Palmas', 28.1, -15.43, 'africa/canary-islands'],
    ['Milan', 45.46, 9.19, 'europe/italy/nord-ovest'],
    ['Utrecht', 52.09, 5.11, 'europe/netherlands/utrecht'],
    ['Tokyo', 35.69, 139.69, 'asia/japan/kanto'],
    ['Mumbai', 19.07, 72.88, 'asia/india/western-zone'],
    ['São Paulo', -23.55, -46.63, 'south-america/brazil/sudeste'],
    ['Reykjavik', 64.14, -21.94, 'europe/iceland'],
    ['Auckland', -36.86, 174.76, 'australia-oceania/new-zealand'],
    ['Sydney', -33.87, 151.1, 'australia-oceania/australia/new-south-wales'],
    ['Johannesburg', -26.2, 28.04, 'africa/south-africa'],
    ['Singapore', 1.35, 103.8, 'asia/malaysia-singapore-brunei'],
    ['Hong Kong', 22.32, 114.17, 'asia/china/hong-kong'],
    ['Moscow', 55.75, 37.62, 'russia/central-fed-district'],
    ['Toronto', 43.7, -79.4, 'north-america/canada/ontario'],
    ['the South Pole', -89.9, 10, 'antarctica'],
  ])('serves %s', async (_town, lat, lng, path) => {
    expect((await catalogue.serving({ lat, lng }))?.path).toBe(path)
  })

  it('offers no extract at sea, and never a whole continent', async () => {
    expect(await catalogue.serving({ lat: 40, lng: -40 })).toBeUndefined()
    for (let lat = -55; lat <= 75; lat += 5)
      for (let lng = -175; lng <= 175; lng += 5)
        expect((await catalogue.serving({ lat, lng }))?.path ?? 'russia/').toMatch(/\/|^russia$|^antarctica$/)
  })

  it('is searched by words of name and path, with or without accents', () => {
    expect(catalogue.search('DENMARK').map(({ path }) => path)).toEqual(['europe/denmark'])
    expect(catalogue.search('ile france').map(({ path }) => path)).toEqual(['europe/france/ile-de-france'])
    expect(catalogue.search('us georgia').map(({ path }) => path)).toContain('north-america/us/georgia')
    expect(catalogue.search('atlantis')).toEqual([])
    expect(catalogue.title(catalogue.get('europe/germany/hessen')!)).toBe('Europe, Germany, Hessen')
  })
})

describe('an index from a mirror', () => {
  const feature = (id: string, path: string, more: object = {}) => ({
    type: 'Feature',
    properties: { id, name: id, urls: { pbf: `https://maps.example/${path}-latest.osm.pbf` }, ...more },
    geometry: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [9, 54],
            [13, 54],
            [13, 58],
            [9, 58],
            [9, 54],
          ],
        ],
      ],
    },
  })

  it('replaces the shipped list, and keeps the sizes that it knew', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dropwise-catalogue-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const text = JSON.stringify({
      features: [
        feature('europe', 'europe'),
        feature('denmark', 'europe/denmark', { 'iso3166-1:alpha2': ['DK'] }),
        feature('new-town', 'europe/denmark/new-town', { name: 'New<br>Town' }),
      ],
    })
    await replaceCatalogue(
      folder,
      'https://maps.example',
      readGeofabrikIndex(text, 'https://maps.example/index-v1.json'),
    )
    const fresh = openCatalogue(folder)
    expect(fresh.readFrom?.mirror).toBe('https://maps.example')
    expect(fresh.get('europe/denmark')).toMatchObject({ approximateBytes: 460e6, countries: ['DK'] })
    expect(fresh.title(fresh.get('europe/denmark/new-town')!)).toBe('europe, denmark, New Town')
    expect((await fresh.serving({ lat: 56, lng: 10 }))?.path).toBe('europe/denmark/new-town')
    expect(await fresh.serving({ lat: 56, lng: 20 })).toBeUndefined()
  })

  it.each(['<html>', '{}', '{"features":[]}', JSON.stringify({ features: [feature('x', 'no file')] }), '[1'])(
    'is refused when it is %s',
    (text) => {
      expect(() => readGeofabrikIndex(text, 'https://maps.example/index-v1.json')).toThrow(
        /not an index of extracts/,
      )
    },
  )
})
