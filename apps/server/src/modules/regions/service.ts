// The platform owner's commands on regions. Only owner routes call them, and the database checks again.
import type { NewRegionBody, RegionItem, RegionsResponse } from '@dropwise/contracts'
import { DEMO_REGION, removeRegion, type Region } from '@dropwise/roads'
import { join } from 'node:path'
import type { Claims } from '../../platform/db/scope.ts'
import { errors } from '../../platform/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { regionBuild } from './jobs.ts'
import { catalogueOf, requireEntry } from './catalogue.ts'
import { findNeeds } from './needs.ts'
import { dismissBuild, insertBuild, listBuilds, listPlaces, requestStop, type PlaceRow } from './queries.ts'
import { dropUpload, extractPath, extractsFolder, listExtracts, receivedBytes } from './uploads.ts'

/** Regions in service, unfinished compiles, and files to compile. */
export async function readRegions(platform: Platform, claims: Claims): Promise<RegionsResponse> {
  const { builds, places } = await platform.asUser(claims, async ({ trx }) => ({
    builds: await listBuilds(trx),
    places: await listPlaces(trx),
  }))
  const depots = places.filter((place) => place.depots > 0)
  platform.regions.reload()
  const items = platform.regions.list
    .map((region) => toItem(platform, region, depots))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  const files = await listExtracts(platform.dataDir)
  const isCovered = (lat: number, lng: number) => platform.regions.at(lat, lng) !== undefined
  const needs =
    platform.external.roads === undefined ? await findNeeds(places, isCovered, catalogueOf(platform)) : []
  return { items, builds, files, folder: extractsFolder(platform.dataDir), needs }
}

/**
 * Queues a compile: writes row and job together. Returns its id. Throws not_found, extract_unknown,
 * region_busy.
 */
export async function addRegion(platform: Platform, claims: Claims, body: NewRegionBody): Promise<string> {
  const source = await sourceOf(platform, body.from)
  return platform.asUser(claims, async ({ trx, enqueue }) => {
    const id = await insertBuild(trx, { name: body.name, bounds: body.bounds, ...source })
    if (!id) throw errors.region_busy(body.name)
    enqueue(regionBuild, { id })
    return id
  })
}

/** Stops a waiting or running compile. Throws not_found. */
export async function stopBuild(platform: Platform, claims: Claims, id: string): Promise<void> {
  const status = await platform.asUser(claims, ({ trx }) => requestStop(trx, id))
  if (!status) throw errors.not_found('The compile')
}

/** Dismisses a failed or stopped compile. Throws not_found. */
export async function forgetBuild(platform: Platform, claims: Claims, id: string): Promise<void> {
  if (!(await platform.asUser(claims, ({ trx }) => dismissBuild(trx, id))))
    throw errors.not_found('The compile')
}

/** Removes a region that no company needs. Throws not_found, region_in_use, region_of_demo. */
export async function dropRegion(platform: Platform, claims: Claims, name: string): Promise<void> {
  const { items } = await readRegions(platform, claims)
  const item = items.find((region) => region.name === name)
  if (!item) throw errors.not_found('The region')
  if (item.isOfDemo) throw errors.region_of_demo(name)
  if (item.usedBy.length > 0) throw errors.region_in_use(name, namesOf(item.usedBy))
  removeRegion(join(platform.dataDir, 'regions'), name)
  platform.regions.reload()
}

/** Discards an upload that will not be compiled. */
export async function forgetUpload(platform: Platform, id: string): Promise<void> {
  await dropUpload(platform.dataDir, id)
}

async function sourceOf(platform: Platform, from: NewRegionBody['from']) {
  const { dataDir } = platform
  if ('extract' in from) {
    const catalogue = catalogueOf(platform)
    const extract = requireEntry(catalogue, from.extract)
    return { source: 'catalogue' as const, place: extract.path, label: catalogue.title(extract) }
  }
  if ('url' in from) return { source: 'url' as const, place: from.url, label: from.url }
  if ('file' in from) {
    await extractPath(dataDir, from.file)
    return { source: 'file' as const, place: from.file, label: from.file }
  }
  await receivedBytes(dataDir, from.upload)
  return { source: 'upload' as const, place: from.upload, label: from.fileName }
}

function toItem({ regions, isDemo }: Platform, region: Region, depots: PlaceRow[]): RegionItem {
  const { name, bounds, date, compiledAt, attribution, generated, counts, warnings, extract, box } =
    region.manifest
  const isNeeded = ({ lat, lng }: PlaceRow) =>
    region.contains(lat, lng) && !regions.list.some((other) => other !== region && other.contains(lat, lng))
  return {
    name,
    bounds: [...bounds],
    date,
    compiledAt,
    attribution,
    isGenerated: generated,
    roadKm: counts.roadKm,
    junctions: counts.junctions,
    addresses: counts.addresses,
    streets: counts.streets,
    bytes: counts.bytes,
    warnings,
    extract: extract ?? null,
    box: box ? [...box] : null,
    usedBy: [...new Set(depots.filter(isNeeded).map((depot) => depot.company))].toSorted(),
    isOfDemo: isDemo && name === DEMO_REGION,
  }
}

const namesOf = (companies: string[]): string =>
  companies.length > 3
    ? `${companies.slice(0, 2).join(', ')} and ${companies.length - 2} other companies`
    : companies.join(', ')
