// Versions and certificates are read over real connections; a server that does not answer gives an unknown, and none is called unless it is configured.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readCertificate, readNewestVersion, remembered } from './seen-from-outside.ts'

const ANSWERS: Record<string, string> = {
  '/text': 'v1.4.0\n',
  '/json': '{"version": "1.5.0-rc.1"}',
  '/github': '{"tag_name": "v1.6.0", "name": "Spring"}',
  '/page': '<!doctype html><h1>Not a version</h1>',
  '/other': '{"name": "Spring"}',
}

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.statusCode = ANSWERS[url] === undefined ? 404 : 200
    response.end(ANSWERS[url])
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it.each([
  ['/text', '1.4.0', null],
  ['/json', '1.5.0-rc.1', null],
  ['/github', '1.6.0', null],
  ['/page', null, 'its answer is no version'],
  ['/other', null, 'its answer has no version'],
  ['/missing', null, 'it answers 404'],
])('reads the newest version from %s', async (path, version, error) => {
  expect(await readNewestVersion(`http://${origin}${path}`)).toEqual({ host: origin, version, error })
})

it('makes no request for the version without an address, or for the certificate without TLS', async () => {
  expect(await readNewestVersion(undefined)).toBeNull()
  expect(await readCertificate(`http://${origin}`)).toBeNull()
})

it('does not know the certificate of an address that speaks no TLS', async () => {
  expect(await readCertificate(`https://${origin}`)).toMatchObject({ host: origin, expiresAt: null })
})

it('remembers an answer for an hour and a failure for a minute', async () => {
  let now = 0
  let requestCount = 0
  let error: string | null = 'away'
  const read = remembered(
    async () => ({ asked: (requestCount += 1), error }),
    () => now,
  )
  await read()
  now = 30_000
  expect((await read()).asked).toBe(1)
  now = 61_000
  error = null
  expect((await read()).asked).toBe(2)
  now += 3_500_000
  expect((await read()).asked).toBe(2)
  now += 200_000
  expect((await read()).asked).toBe(3)
})
