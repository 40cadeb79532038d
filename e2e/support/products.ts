// Playwright's global set-up: the products of a run, started side by side and ended after the last test.
import { rm } from 'node:fs/promises'
import { freePort, startProduct } from './product.ts'

/** Two cores; more workers would only wait for them. */
const WORKERS = 2

/** The product at E2E_URL may be anybody's: its tests take turns. */
export const workers = process.env.E2E_URL ? 1 : WORKERS

/**
 * Addresses of the products. With E2E_URL set from outside, the product that runs there serves all; else the workers of the
 * short suite share one, and in other runs, whose tests change settings for everybody, each worker has its own.
 * They are chosen once and inherited by the workers, which read the configuration again.
 */
export async function productUrls(): Promise<string[]> {
  const { E2E_URL, TEST_SUITE } = process.env
  if (E2E_URL) return [E2E_URL]
  const count = TEST_SUITE === 'short' ? 1 : WORKERS
  process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: count }, freePort))).join()
  return process.env.E2E_PORTS.split(',').map((port) => `http://127.0.0.1:${port}`)
}

export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => {}
  const ports = (process.env.E2E_PORTS ?? '').split(',')
  const products = await Promise.all(ports.map((PORT) => startProduct({ PORT })))
  return async () => {
    for (const product of products) {
      await product.stop()
      await rm(product.dataDir, { recursive: true, force: true })
    }
  }
}
