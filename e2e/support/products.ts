// Playwright's global set-up: starts a run's products in parallel and stops them after the last test.
import { rm } from 'node:fs/promises'
import { freePort, startProduct } from './product.ts'

/** For two cores; more workers would only wait. */
const WORKERS = 2

/** The product at E2E_URL may be shared, so its tests run one by one. */
export const workers = process.env.E2E_URL ? 1 : WORKERS

/**
 * URLs of the products. E2E_URL set from outside serves all tests. Otherwise workers of the short suite share
 * one product, and in other runs, whose tests change global settings, each has its own. Chosen once and
 * inherited by workers, which read the configuration again.
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
