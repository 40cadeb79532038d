// Downloads from a real server: resumed and refused ones, and the remaining files.
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { downloadExtract, type DownloadOptions } from './download.ts'
import { isPrivateAddress } from './public-http.ts'
import { serveMirror, type Mirror, type MirrorOptions } from './testing.ts'

const PATH = '/europe/hamlet-latest.osm.pbf'
/** Begins like every extract; larger than the stream buffers that a broken connection loses. */
const EXTRACT: Buffer = Buffer.concat([
  Buffer.from([0, 0, 0, 13, 10, 9]),
  Buffer.from('OSMHeader'),
  Buffer.alloc(4_000_000, 'roads'),
])

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-download-'))
  file = join(folder, 'part')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function mirror(options: MirrorOptions = {}, content = EXTRACT): Promise<Mirror> {
  const server = await serveMirror(new Map([[PATH, content]]), options)
  onTestFinished(() => server.close())
  return server
}

const download = (servers: { url: string }[], options: Partial<DownloadOptions> = {}) =>
  downloadExtract(
    servers.map(({ url }) => url + PATH),
    file,
    { mayAskPrivate: true, retryMs: 1, ...options },
  )

/** Closes the connection after some bytes. */
function breakOff(response: ServerResponse, content: Buffer, bytes: number, etag = '"first"'): true {
  response.writeHead(200, { etag, 'content-length': content.length })
  response.write(content.subarray(0, bytes), () => response.destroy())
  return true
}

const etagOf = (content: Buffer) => `"${createHash('md5').update(content).digest('hex')}"`

describe('a download', () => {
  it('arrives whole, checked, and reports how far it is', async () => {
    const server = await mirror()
    const updates: [number, number | null][] = []
    const result = await download([server], { onProgress: (...progress) => void updates.push(progress) })
    expect(result).toEqual({ address: server.url + PATH, bytes: EXTRACT.length, isVerified: true })
    expect(await readFile(file)).toEqual(EXTRACT)
    expect(updates.at(-1)).toEqual([EXTRACT.length, EXTRACT.length])
    expect(await readdir(folder)).toEqual(['part'])
  })

  it('continues at the byte where the connection broke', async () => {
    let calls = 0
    const server = await mirror({
      before: (request, response, content) => {
        if (request.url !== PATH || (calls += 1) > 1) return false
        return breakOff(response, content!, 2_000_000, etagOf(content!))
      },
    })
    await download([server])
    expect(server.ranges).toEqual(['', expect.stringMatching(/^bytes=[1-9]\d{4,}-$/)])
    expect(await readFile(file)).toEqual(EXTRACT)
  })

  it('continues in a later call, as after a restart of the server', async () => {
    const dying = await mirror({ before: (_, response, content) => breakOff(response, content!, 2_000_000) })
    await expect(download([dying])).rejects.toMatchObject({ code: 'extract_cut_off' })
    expect((await readdir(folder)).toSorted()).toEqual(['part', 'part.from'])
    const source = await mirror()
    expect((await download([source])).bytes).toBe(EXTRACT.length)
    // Another address: bytes of the first one must not be mixed in.
    expect(source.ranges).toEqual([''])
  })

  it('begins again when the server has replaced the file meanwhile', async () => {
    const newer = Buffer.concat([EXTRACT, Buffer.from('newer')])
    let calls = 0
    const server = await mirror(
      {
        before: (request, response, content) =>
          request.url === PATH && (calls += 1) === 1 ? breakOff(response, content!, 2_000_000) : false,
      },
      newer,
    )
    await download([server])
    expect(await readFile(file)).toEqual(newer)
  })

  it('uses the next mirror when one is down, lacks the extract or sends invalid data', async () => {
    const empty = await serveMirror(new Map())
    const down = await serveMirror(new Map())
    await down.close()
    onTestFinished(() => empty.close())
    const rubbish = await mirror({}, Buffer.from('<html>Not found, but with a friendly face</html>'))
    const good = await mirror()
    expect((await download([down, empty, rubbish, good])).address).toBe(good.url + PATH)
  })

  it('is not reported as checked where the server publishes no checksum', async () => {
    expect(await download([await mirror({ withoutChecksums: true })])).toMatchObject({ isVerified: false })
  })
})

describe('what cannot be used', () => {
  it.each<[string, MirrorOptions, Buffer, string, RegExp]>([
    [
      'cut off each time',
      { before: (_, response, content) => breakOff(response, content!, 2_000_000) },
      EXTRACT,
      'extract_cut_off',
      /broke off after \d+ of 4000015 bytes/,
    ],
    [
      'a page',
      {},
      Buffer.from('<html>We moved</html>'),
      'extract_not_osm',
      /not an OpenStreetMap pbf file: the server sent a page/,
    ],
    [
      'a zip',
      {},
      Buffer.from('PK\u0003\u0004 and so on and on'),
      'extract_not_osm',
      /not an OpenStreetMap pbf/,
    ],
    ['empty', {}, Buffer.alloc(0), 'extract_not_osm', /not an OpenStreetMap pbf/],
    [
      'damaged',
      {
        before: (request, response) =>
          request.url!.endsWith('.md5') && Boolean(response.end(`${'0'.repeat(32)}  x`)),
      },
      EXTRACT,
      'extract_checksum',
      /arrived damaged/,
    ],
    [
      'busy',
      { before: (_, response) => Boolean(response.writeHead(503).end()) },
      EXTRACT,
      'extract_unreachable',
      /answers 503/,
    ],
    [
      'in a circle',
      { before: (_, response) => Boolean(response.writeHead(302, { location: PATH }).end()) },
      EXTRACT,
      'extract_unreachable',
      /in a circle/,
    ],
    [
      'elsewhere',
      {
        before: (_, response) =>
          Boolean(response.writeHead(302, { location: 'ftp://files.example/a' }).end()),
      },
      EXTRACT,
      'extract_unreachable',
      /not http/,
    ],
    [
      'not there',
      { before: (_, response) => Boolean(response.writeHead(404).end()) },
      EXTRACT,
      'extract_gone',
      /does not exist \(404\)/,
    ],
  ])('%s is a clear error with a next step', async (_what, options, content, code, message) => {
    const failure = download([await mirror(options, content)])
    await expect(failure).rejects.toMatchObject({ code, message: expect.stringMatching(message) })
    await expect(failure).rejects.toHaveProperty('hint', expect.stringMatching(/./))
    if (code !== 'extract_cut_off') expect(await readdir(folder)).toEqual([])
  })

  it('a file that disappears half-way has its own error and leaves nothing', async () => {
    let calls = 0
    const server = await mirror({
      before: (_, response, content) =>
        (calls += 1) === 1 ? breakOff(response, content!, 2_000_000) : Boolean(response.writeHead(404).end()),
    })
    await expect(download([server])).rejects.toMatchObject({
      code: 'extract_gone',
      message: expect.stringContaining('disappeared while it was downloaded'),
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('a full disk is reported before anything is written', async () => {
    const options = { spareBytes: 1_000_000, freeBytes: async () => 1_100_000 }
    await expect(download([await mirror()], options)).rejects.toMatchObject({
      code: 'disk_full',
      message: expect.stringMatching(/needs 5 MB, the data disk has 2 MB free and 1 MB must stay free/),
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('reports a full disk, and leaves no partial file', async () => {
    // The kernel answers every write to this device with "no space left".
    await symlink('/dev/full', file)
    await expect(download([await mirror()], { freeBytes: async () => 1e12 })).rejects.toMatchObject({
      code: 'disk_full',
      message: expect.stringContaining('filled up while'),
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('never calls the private network where only public hosts are allowed', async () => {
    for (const address of ['http://127.0.0.1:1/', 'http://localhost:1/', 'http://[::1]:1/'])
      await expect(downloadExtract([address], file, { mayAskPrivate: false })).rejects.toMatchObject({
        code: 'extract_unreachable',
        message: expect.stringContaining('own network'),
      })
    expect(await readdir(folder)).toEqual([])
  })
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:127.0.0.1',
])('%s is not on the public internet', (address) => expect(isPrivateAddress(address)).toBe(true))

it.each(['8.8.8.8', '172.15.0.1', '100.128.0.1', '2a00:1450::1', '::ffff:8.8.8.8'])(
  '%s is on the public internet',
  (address) => expect(isPrivateAddress(address)).toBe(false),
)
