// The contact for security reports appears once there is one.
import { DEFAULT_BRAND } from '@dropwise/contracts'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { brandFrom } from '../platform/brand.ts'
import { serveSecurityTxt } from './security-txt.ts'

async function answer(brand: unknown) {
  const app = fastify()
  const reader = { read: async () => brandFrom(brand), forget: () => {} }
  const clock = { now: () => Date.UTC(2026, 0, 1), elapsed: () => 0 }
  serveSecurityTxt(app, { brand: reader, clock }, () => 'https://fleet.example')
  const response = await app.inject('/.well-known/security.txt')
  await app.close()
  return response
}

it('names the support address that the owner chose', async () => {
  const { statusCode, headers, body } = await answer({ ...DEFAULT_BRAND, supportEmail: 'it@fleet.example' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body.split('\n')).toEqual([
    'Contact: mailto:it@fleet.example',
    'Expires: 2026-04-01T00:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: https://fleet.example/.well-known/security.txt',
    '',
  ])
})

it('is missing while no contact is configured', async () => {
  expect((await answer(null)).statusCode).toBe(404)
})
