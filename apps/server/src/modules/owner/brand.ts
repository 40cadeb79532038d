// The owner's brand for the product: texts, colours, and a stored logo.
import { LOGO_MAX_BYTES, type PlatformBrand, type PlatformBrandResponse } from '@dropwise/contracts'
import { StorageError } from '@dropwise/surface'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { logoPath, LOGOS_BUCKET, readBrand, type Brand } from '../../platform/brand.ts'
import type { Trx } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'

/** 25 megapixels: a small file may unpack to far more. */
const MOST_PIXELS = 25_000_000

type BrandDeps = Pick<Platform, 'asService' | 'brand' | 'surface' | 'log'>

export async function findBrand({ asService }: BrandDeps): Promise<PlatformBrandResponse> {
  return toResponse(await asService('brand', ({ trx }) => readBrand(trx)))
}

export function changeBrand(deps: BrandDeps, words: PlatformBrand): Promise<PlatformBrandResponse> {
  return change(deps, ({ logo }) => ({ ...words, logo }))
}

/** Stores another logo, or none, and deletes the old picture. */
export async function changeLogo(deps: BrandDeps, picture: Readable | null): Promise<PlatformBrandResponse> {
  const logo = picture && (await storeLogo(deps, picture))
  let before: string | null = null
  try {
    const now = await change(deps, ({ version: _version, ...brand }) => {
      before = brand.logo
      return { ...brand, logo }
    })
    await remove(deps, before)
    return now
  } catch (error) {
    await remove(deps, logo)
    throw error
  }
}

async function change(
  { asService, brand }: BrandDeps,
  write: (before: Brand) => PlatformBrand & Pick<Brand, 'logo'>,
): Promise<PlatformBrandResponse> {
  const now = await asService('brand', async ({ trx }) => {
    // Texts and logo change in different calls, so lock one against the other.
    await sql`select pg_advisory_xact_lock(hashtextextended('brand', 0))`.execute(trx)
    await store(trx, write(await readBrand(trx)))
    return readBrand(trx)
  })
  brand.forget()
  return toResponse(now)
}

async function store(
  trx: Trx,
  { name, supportEmail, colour, colourDark, logo }: PlatformBrand & Pick<Brand, 'logo'>,
): Promise<void> {
  const value = JSON.stringify({ name, supportEmail, colour, colourDark, logo })
  await sql`insert into app.settings (key, value) values ('brand', ${value}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = now()`.execute(trx)
}

async function storeLogo({ surface }: BrandDeps, picture: Readable): Promise<string> {
  // A new name, so that pages do not use their cached old picture.
  const name = `platform/${randomUUID()}`
  await surface.storeObject(LOGOS_BUCKET, name, picture).catch((error: unknown) => {
    if (!(error instanceof StorageError)) throw error
    if (error.code === 'StorageFull') throw errors.storage_full()
    throw refused(
      error.code === 'EntityTooLarge'
        ? `The picture is larger than ${LOGO_MAX_BYTES / 1024} kB`
        : 'Choose a PNG, JPEG or WebP picture',
    )
  })
  // The upload checked only the first bytes; icons need the whole picture.
  const bytes = await surface.readObject(LOGOS_BUCKET, name)
  try {
    // Import sharp on first use: only this and icons need it.
    const { default: sharp } = await import('sharp')
    await sharp(bytes && (await buffer(bytes)), { limitInputPixels: MOST_PIXELS }).stats()
  } catch {
    await surface.removeObjects(LOGOS_BUCKET, [name])
    throw refused('The picture cannot be read. Save it again, or choose another one')
  }
  return name
}

const refused = (message: string) => errors.validation_failed([{ field: 'logo', message }])

/** Deletes a picture; a failure only wastes space. */
async function remove({ surface, log }: BrandDeps, logo: string | null): Promise<void> {
  if (!logo) return
  await surface
    .removeObjects(LOGOS_BUCKET, [logo])
    .catch((error: unknown) => log.warn({ err: error }, 'a logo could not be removed'))
}

const toResponse = ({ name, supportEmail, colour, colourDark, logo }: Brand): PlatformBrandResponse => ({
  name,
  supportEmail,
  colour,
  colourDark,
  logoUrl: logoPath({ logo }),
})
