// The platform's brand as the owner chose it: read in a transaction, or kept for a moment for pages, which are served more often.
import { DEFAULT_BRAND, platformBrand, type PlatformBrand } from '@dropwise/contracts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import type { Scopes, Trx } from './db/scope.ts'
import type { Logger } from './log.ts'

export interface Brand extends PlatformBrand {
  /** A stored picture of {@link LOGOS_BUCKET}; null for the product's own mark. */
  logo: string | null
  /** Another one with each change; `default` where nothing was chosen. */
  version: string
}

export interface BrandReader {
  /** Answers with what was known last while the database is asked. */
  read(): Promise<Brand>
  /** The next one reads again: something was changed here. */
  forget(): void
}

export const LOGOS_BUCKET = 'logos'
/** Another server's change is seen after this, in milliseconds. */
const KEPT_MS = 2_000

const stored = platformBrand.extend({ logo: z.string().nullable().default(null) })

/** From what is stored; the product's own where that is nothing. */
export function brandFrom(value: unknown): Brand {
  const { data } = stored.safeParse(value)
  if (!data) return { ...DEFAULT_BRAND, logo: null, version: 'default' }
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 12)
  return { ...data, version }
}

export async function readBrand(trx: Trx): Promise<Brand> {
  const { rows } = await sql<{ brand: unknown }>`select app.brand() as brand`.execute(trx)
  return brandFrom(rows[0]?.brand)
}

export function createBrandReader(
  { asService }: Pick<Scopes, 'asService'>,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): BrandReader {
  let last: Brand | undefined
  let reading: Promise<Brand> | undefined
  let readAt = -Infinity
  let changes = 0
  const ask = async (): Promise<Brand> => {
    const asOf = changes
    readAt = clock.elapsed()
    try {
      const brand = await asService('brand', ({ trx }) => readBrand(trx))
      if (asOf === changes) last = brand
      return brand
    } catch (error) {
      log.warn({ err: error }, 'the brand could not be read')
      return last ?? brandFrom(null)
    } finally {
      if (asOf === changes) reading = undefined
    }
  }
  return {
    // Pages do not wait for a database that is away or slow: what was known last goes out while it is asked.
    async read() {
      if (last && clock.elapsed() - readAt <= KEPT_MS) return last
      reading ??= ask()
      return last ?? reading
    },
    forget() {
      changes += 1
      last = undefined
      reading = undefined
    },
  }
}

/** Address of the logo below the site's own; null without one. */
export const logoPath = ({ logo }: Pick<Brand, 'logo'>): string | null =>
  logo && `/storage/v1/object/public/${LOGOS_BUCKET}/${logo}`
