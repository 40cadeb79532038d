// The owner's view of the catalogue of extracts: entries, what compiling one takes, and a refresh from a
// mirror.
import type { CatalogueResponse, ExtractResponse } from '@dropwise/contracts'
import {
  askMirrors,
  estimateCompile,
  openCatalogue,
  refreshCatalogue,
  RoadsError,
  type Bounds,
  type Catalogue,
  type Extract,
} from '@dropwise/roads'
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'

type CatalogueParts = Pick<Platform, 'dataDir' | 'extractMirrors'>

export const catalogueOf = ({ dataDir }: Pick<Platform, 'dataDir'>): Catalogue =>
  openCatalogue(join(dataDir, 'regions'))

/** All entries; pages search in them. */
export function readCatalogue(parts: CatalogueParts): CatalogueResponse {
  const catalogue = catalogueOf(parts)
  return {
    items: catalogue.extracts.map((extract) => toItem(catalogue, extract)),
    readFrom: catalogue.readFrom,
    mirrors: [...parts.extractMirrors],
  }
}

/** Replaces the list by a mirror's. Throws mirror_unreachable and keeps the old list. */
export async function refreshFromMirror(parts: CatalogueParts): Promise<CatalogueResponse> {
  try {
    await refreshCatalogue(join(parts.dataDir, 'regions'), parts.extractMirrors)
  } catch (error) {
    if (error instanceof RoadsError) throw errors.mirror_unreachable(error.message, error)
    throw error
  }
  return readCatalogue(parts)
}

/** One entry with its mirror's present data and the estimated compile. Throws extract_unknown. */
export async function readExtract(
  parts: CatalogueParts,
  path: string,
  box?: Bounds,
): Promise<ExtractResponse> {
  const catalogue = catalogueOf(parts)
  const extract = requireEntry(catalogue, path)
  const atMirror = await askMirrors(path, parts.extractMirrors).catch((error: unknown) => {
    if (error instanceof RoadsError) return error
    throw error
  })
  const isAnswered = !(atMirror instanceof RoadsError)
  const bytes = isAnswered ? atMirror.bytes : null
  return {
    ...toItem(catalogue, extract),
    bytes,
    changedAt: isAnswered ? atMirror.changedAt : null,
    problem: isAnswered ? null : atMirror.message,
    estimate: estimateCompile(bytes ?? extract.approximateBytes, extract, box),
    memoryBytes: totalmem(),
    freeDiskBytes: await freeBytesOf(parts.dataDir),
  }
}

/** An entry by its path. Throws extract_unknown. */
export function requireEntry(catalogue: Catalogue, path: string): Extract {
  const extract = catalogue.get(path)
  if (!extract) throw errors.extract_unknown(path)
  return extract
}

function toItem(catalogue: Catalogue, extract: Extract) {
  const { path, name, approximateBytes } = extract
  return { path, name, title: catalogue.title(extract), approximateBytes }
}

async function freeBytesOf(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch {
    // Some network file systems do not report free space; the download notices a full disk.
    return null
  }
}
