// The configuration and content policy of pages, without the rest of the product.
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { pagePolicy, serveConfig } from './page-config.ts'

async function configOf(env: Record<string, string>): Promise<unknown> {
  const app = fastify()
  serveConfig(app, readConfig(env), 'own-key')
  return (await app.inject('/config.json')).json()
}

it('[1-5] gives a page the configured backend, which it may call', async () => {
  const env = { BACKEND_URL: 'https://elsewhere.example/', BACKEND_ANON_KEY: 'their-key' }
  expect(await configOf(env)).toMatchObject({ url: 'https://elsewhere.example', anonKey: 'their-key' })
  expect(pagePolicy(readConfig(env), [])).toMatch(/connect-src [^;]* https:\/\/elsewhere\.example(;| )/)
})

it('[1-5] makes this server the backend by default, and lets a page call no other', async () => {
  expect(await configOf({})).toMatchObject({ url: 'http://localhost:80', anonKey: 'own-key' })
  expect(pagePolicy(readConfig({}), [])).toContain("connect-src 'self' ws: wss:;")
})
