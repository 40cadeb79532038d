// The owner's brand: read in a transaction, or briefly cached for pages.
import { DEFAULT_BRAND, platformBrand, TRIAL_DAYS, type PlatformBrand } from '@dropwise/contracts'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readArticles, type Article } from './articles.ts'
import type { Clock } from './clock.ts'
import type { Scopes, Trx } from './db/scope.ts'
import type { Logger } from './log.ts'
import type { HostCompany } from './tracking-hosts.ts'

export interface Brand extends PlatformBrand {
  /** A stored picture of {@link LOGOS_BUCKET}; null for the product's own logo. */
  logo: string | null
  /** Changes with the brand; `default` for the product's own. */
  version: string
  /** Length of new trials, as pages state it. */
  trialDays: number
  /** The owner's public articles. */
  articles: readonly Article[]
  /** On a company's own host the platform's address; absent on the platform. */
  platformUrl?: string
}

export interface BrandReader {
  /** Answers from the cache while the database is slow or away. */
  read(): Promise<Brand>
  /** Empties the cache after a change on this server. */
  forget(): void
}

export const LOGOS_BUCKET = 'logos'
/** Milliseconds until another server's change is visible. */
const CACHE_MS = 2_000

const stored = platformBrand.extend({ logo: z.string().nullable().default(null) })

/** From the stored values; the product's own where there are none. */
export function brandFrom(
  value: unknown,
  { trialDays = TRIAL_DAYS, articles = [] }: Partial<Pick<Brand, 'trialDays' | 'articles'>> = {},
): Brand {
  const { data } = stored.safeParse(value)
  if (!data) return { ...DEFAULT_BRAND, logo: null, version: 'default', trialDays, articles }
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 12)
  return { ...data, version, trialDays, articles }
}

/** Pages on a company's own host name the company in place of the product. */
export const brandOnHostOf = (company: HostCompany, brand: Brand, platformUrl: string): Brand => ({
  ...brand,
  name: company.name,
  logo: null,
  articles: [],
  platformUrl,
  version: createHash('sha256')
    .update(JSON.stringify([brand.version, company]))
    .digest('base64url')
    .slice(0, 12),
})

export async function readBrand(trx: Trx): Promise<Brand> {
  const { rows } = await sql<{ brand: unknown; days: number | null }>`
    select app.brand() as brand, (select (value ->> 'days')::int from app.settings where key = 'trial_terms') as days`.execute(
    trx,
  )
  return brandFrom(rows[0]?.brand, {
    trialDays: rows[0]?.days ?? undefined,
    articles: await readArticles(trx),
  })
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
  const loadBrand = async (): Promise<Brand> => {
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
    // Pages do not wait for a slow or absent database: they use the cached brand meanwhile.
    async read() {
      if (last && clock.elapsed() - readAt <= CACHE_MS) return last
      reading ??= loadBrand()
      return last ?? reading
    },
    forget() {
      changes += 1
      last = undefined
      reading = undefined
    },
  }
}

/** Path of the logo; null without one. */
export const logoPath = ({ logo }: Pick<Brand, 'logo'>): string | null =>
  logo && `/storage/v1/object/public/${LOGOS_BUCKET}/${logo}`

/** Changes with everything that pages state; `default` while pages are sent as built. */
export const pageVersion = ({ version, trialDays, articles }: Brand): string =>
  [
    version,
    ...(trialDays === TRIAL_DAYS ? [] : [trialDays]),
    ...articles.map((article) => `${article.page}-${article.version}`),
  ].join(' ')
