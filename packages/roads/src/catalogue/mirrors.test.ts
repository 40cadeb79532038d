// Order of requests to mirrors, and the error of a catalogue that cannot be refreshed.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openCatalogue } from './catalogue.ts'
import { estimateCompile } from './compile-estimate.ts'
import { askMirrors, DEFAULT_MIRRORS, readMirrors, refreshCatalogue, requireExtract } from './mirrors.ts'
import { serveMirror } from './testing.ts'

const INDEX = JSON.stringify({
  features: [
    {
      properties: {
        id: 'denmark',
        name: 'Denmark',
        urls: { pbf: 'https://maps.example/europe/denmark-latest.osm.pbf' },
      },
    },
  ],
})

async function mirror(files: Record<string, string>) {
  const server = await serveMirror(
    new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)])),
  )
  onTestFinished(() => server.close())
  return server.url
}

it('reads mirrors from one setting, and names the wrong mirror', () => {
  expect(readMirrors(undefined)).toEqual(DEFAULT_MIRRORS)
  expect(readMirrors(' http://maps.lan/osm/ , https://b.example')).toEqual([
    'http://maps.lan/osm',
    'https://b.example',
  ])
  expect(() => readMirrors('https://a.example,ftp://b')).toThrow(/"ftp:\/\/b" is not a web address/)
})

it('reads size and age of an extract from the first mirror that has it', async () => {
  const [empty, full] = [await mirror({}), await mirror({ '/europe/denmark-latest.osm.pbf': 'twelve bytes' })]
  expect(await askMirrors('europe/denmark', [empty, full])).toMatchObject({
    address: `${full}/europe/denmark-latest.osm.pbf`,
    bytes: 12,
  })
  await expect(askMirrors('europe/denmark', [empty])).rejects.toMatchObject({ code: 'extract_gone' })
})

it('refreshes the catalogue from the first mirror that publishes an index, and keeps it when none does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dropwise-mirrors-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [page, full] = [
    await mirror({ '/index-v1.json': '<html>' }),
    await mirror({ '/index-v1.json': INDEX }),
  ]
  await expect(refreshCatalogue(folder, [page])).rejects.toMatchObject({ code: 'extract_index' })
  await expect(refreshCatalogue(folder, ['http://127.0.0.1:1'])).rejects.toMatchObject({
    code: 'extract_unreachable',
    message: expect.stringContaining('ECONNREFUSED'),
  })
  expect(openCatalogue(folder).extracts.length).toBeGreaterThan(500)
  expect((await refreshCatalogue(folder, [page, full])).extracts.map(({ path }) => path)).toEqual([
    'europe/denmark',
  ])
})

it('refuses an extract that is not in the catalogue', () => {
  const catalogue = openCatalogue('/nonexistent')
  expect(requireExtract(catalogue, 'europe/denmark').name).toBe('Denmark')
  for (const path of ['europe/atlantis', '../etc/passwd', ''])
    expect(() => requireExtract(catalogue, path)).toThrow(/has no extract/)
})

it('estimates a compile from its size, less for a box, and not without a size', () => {
  expect(estimateCompile(null)).toBeNull()
  const maryland = openCatalogue('/nonexistent').get('north-america/us/maryland')!
  const estimate = estimateCompile(100e6, maryland)!
  expect(estimate.seconds.least).toBeLessThan(estimate.seconds.most)
  const town = estimateCompile(100e6, maryland, [-76.8, 39.3, -76.6, 39.4])!
  expect(town.memoryBytes.most).toBeLessThan(estimate.memoryBytes.most / 5)
})
