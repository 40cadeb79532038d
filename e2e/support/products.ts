// Playwright's global set-up: one product for each worker, started side by side and ended after the last test.
import { rm } from 'node:fs/promises'
import { freePort, startProduct } from './product.ts'

/** Two cores; more workers would only wait for them. */
const WORKERS = 2

/**
 * Addresses of the products, one for each worker. With E2E_URL set from outside, the product that runs there serves all.
 * They are chosen once and inherited by the workers, which read the configuration again.
 */
export async function productUrls(): Promise<string[]> {
  const { E2E_URL } = process.env
  if (E2E_URL) return [E2E_URL]
  process.env.E2E_PORTS ??= (await Promise.all(Array.from({ length: WORKERS }, freePort))).join()
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
