import { expect, it } from 'vitest'
import { publicLink, publicOrigin, readTrackingHost } from './host.ts'

it.each([
  ['track.acme.example', 'track.acme.example'],
  ['  Track.ACME.example. ', 'track.acme.example'],
  ['sendung.müller.example', 'sendung.xn--mller-kva.example'],
])('[M75] %s is the host %s', (text, host) => {
  expect(readTrackingHost(text, 'fleet.example')).toEqual({ host })
})

it.each([
  ['', /Enter a host name/],
  ['https://track.acme.example', /alone/],
  ['track.acme.example:8443', /alone/],
  ['track.acme.example/track', /alone/],
  ['[::1]', /alone/],
  ['localhost', /not on the public internet/],
  ['printer.local', /not on the public internet/],
  ['acme', /not on the public internet/],
  ['127.0.0.1', /not an address/],
  ['0x7f.1', /not an address/],
  ['fleet.example', /belongs to this platform/],
  ['FLEET.example.', /belongs to this platform/],
  ['acme.fleet.example', /belongs to this platform/],
  ['-a.acme.example', /not a host name/],
  ['track_.acme.example', /not a host name/],
  [`${'a'.repeat(64)}.example`, /at most 63/],
  [`${'a.'.repeat(150)}example`, /at most 253 characters; this has 307/],
])('[M75] refuses %s as a host', (text, problem) => {
  expect(readTrackingHost(text, 'fleet.example')).toEqual({ problem: expect.stringMatching(problem) })
})

it('makes links on the company’s host with the platform’s protocol and port', () => {
  expect(publicOrigin('https://fleet.example', null)).toBe('https://fleet.example')
  expect(publicLink(publicOrigin('https://fleet.example:8443', 'track.acme.example'), 'DW7')).toBe(
    'https://track.acme.example:8443/track/DW7',
  )
  expect(publicLink('https://fleet.example', 'DW7', 'feedback')).toBe(
    'https://fleet.example/customer/feedback/DW7',
  )
})
