// What an address of an extract may answer, and where it must never lead.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchExtract, isPrivateAddress } from './fetch-extract.ts'
import { serveExtracts } from './testing.ts'

const EXTRACT = Buffer.from('the bytes of an extract')

let folder: string
let file: string
let server: Server
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dropwise-extract-'))
  file = join(folder, 'extract')
  ;({ server, url } = await serveExtracts(({ url: path }, response) => {
    if (path === '/latest') return response.writeHead(302, { location: '/hamlet.osm.pbf' }).end()
    if (path === '/round') return response.writeHead(302, { location: '/round' }).end()
    if (path === '/elsewhere') return response.writeHead(302, { location: 'ftp://files.example/a' }).end()
    if (path === '/short') {
      const headers = { 'content-length': String(EXTRACT.length), connection: 'close' }
      return response.writeHead(200, headers).write(EXTRACT.subarray(0, 5), () => response.destroy())
    }
    return path === '/hamlet.osm.pbf' ? response.end(EXTRACT) : response.writeHead(404).end()
  }))
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
})

const fetched = (path: string, mayAskPrivate = true) =>
  fetchExtract(new URL(path, url).href, file, { mayAskPrivate, onProgress: () => {} })

describe('an extract from an address', () => {
  it('comes over redirects', async () => {
    await fetched('/latest')
    expect(await readFile(file)).toEqual(EXTRACT)
  })

  it.each([
    ['/nothing', 'answers 404'],
    ['/round', 'in a circle'],
    ['/elsewhere', 'something that is not http'],
    ['/short', 'broke off after'],
  ])('of which %s is asked says: %s', async (path, words) => {
    await expect(fetched(path)).rejects.toMatchObject({
      code: 'bad_extract',
      message: expect.stringContaining(words),
    })
  })

  it('is refused with a sentence where only the public may be asked', async () => {
    await rm(file, { force: true })
    for (const address of ['http://127.0.0.1:1/', 'http://localhost:1/', 'http://[::1]:1/'])
      await expect(fetched(address, false)).rejects.toMatchObject({
        code: 'bad_extract',
        message: expect.stringContaining('own network'),
      })
    await expect(readFile(file)).rejects.toThrow('ENOENT')
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
