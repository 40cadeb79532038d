// Tests the tile cache when several parts of a region's archive arrive at once.
import { afterEach, expect, it, vi } from 'vitest'
import { MUST_KEEP_HEADER } from '../app/ui/map/keep-header.ts'
import { answerTiles } from './tiles.ts'

const ARCHIVE = 'https://dropwise.example/tiles/harbour.pmtiles'
const PIECES = ['bytes=0-9', 'bytes=10-19', 'bytes=20-29', 'bytes=30-39']

/** A cache in which each listing of keys is slower than the last, so others write meanwhile. */
function slowCache() {
  const stored = new Map<string, string>()
  const address = (requestOrUrl: RequestInfo | URL) =>
    requestOrUrl instanceof Request ? requestOrUrl.url : String(requestOrUrl)
  let lookups = 0
  const othersFirst = async (turns = 1) => {
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  }
  return {
    kept: stored,
    match: async (url: string) => {
      await othersFirst()
      const text = stored.get(address(url))
      return text === undefined ? undefined : new Response(text)
    },
    keys: async () => {
      lookups += 1
      await othersFirst(10 * lookups)
      return [...stored.keys()].map((url) => ({ url }))
    },
    delete: async ({ url }: { url: string }) => {
      await othersFirst()
      return stored.delete(url)
    },
    put: async (url: string, response: Response) => {
      const text = await response.text()
      await othersFirst()
      stored.set(address(url), text)
    },
  }
}

const requestRange = (range: string, headers: Record<string, string> = {}) =>
  answerTiles({ request: new Request(ARCHIVE, { headers: { range, ...headers } }) } as Parameters<
    typeof answerTiles
  >[0])

afterEach(() => vi.unstubAllGlobals())

it('caches every piece of a new archive and none of the old one, even if all arrive at once', async () => {
  const cache = slowCache()
  const archive = { etag: 'old' }
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.resolve(
      new Response(`${archive.etag} ${request.headers.get('range')}`, {
        status: 206,
        headers: { etag: archive.etag },
      }),
    ),
  )
  await Promise.all(PIECES.map((piece) => requestRange(piece)))
  expect([...cache.kept.values()].toSorted()).toEqual(['old', ...PIECES.map((range) => `old ${range}`)])

  archive.etag = 'new'
  await Promise.all(PIECES.slice(1).map((piece) => requestRange(piece)))
  expect([...cache.kept.values()].toSorted()).toEqual([
    'new',
    ...PIECES.slice(1).map((range) => `new ${range}`),
  ])
})

/** A cache that is full at first, and a network that always responds. */
function fullAtFirst() {
  const cache = slowCache()
  vi.spyOn(cache, 'put').mockRejectedValueOnce(new Error('no room'))
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('piece', { status: 206, headers: { etag: 'a' } })),
  )
  return cache
}

it('returns a piece that does not fit, and caches the next ones', async () => {
  const cache = fullAtFirst()
  const firstRange = await requestRange(PIECES[0]!)
  expect([firstRange.status, await firstRange.text()]).toEqual([206, 'piece'])
  expect([...cache.kept.values()]).toEqual([])
  await requestRange(PIECES[1]!)
  expect([...cache.kept.values()]).toEqual(['a', 'piece'])
})

it('says when a piece that is read ahead finds no room', async () => {
  fullAtFirst()
  await expect(requestRange(PIECES[0]!, { [MUST_KEEP_HEADER]: '1' })).rejects.toThrow('no room')
})
