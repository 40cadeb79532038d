// Checks that maps can be drawn: reads our own tiles from disk, or fetches another style with its sources.
import type { Region } from '@dropwise/roads'
import { open } from 'node:fs/promises'
import { z } from 'zod'

/** First bytes of a PMTiles archive. */
const ARCHIVE_MARK = 'PMTiles'
const mapStyle = z.object({ version: z.literal(8), sources: z.record(z.string(), z.unknown()) })

export async function checkOwnMap(region: Region | undefined): Promise<string> {
  if (!region) throw new Error('No region is loaded: maps are empty.')
  const file = await open(region.tilesPath)
  try {
    const { buffer } = await file.read(Buffer.alloc(ARCHIVE_MARK.length), 0, ARCHIVE_MARK.length, 0)
    if (buffer.toString() !== ARCHIVE_MARK)
      throw new Error(`The map of ${region.manifest.name} cannot be read. Compile the region again.`)
    const megabytes = Math.max(1, Math.round((await file.stat()).size / 1_000_000))
    return `The map of ${region.manifest.name} is there, ${megabytes} MB.`
  } finally {
    await file.close()
  }
}

export async function checkMapStyle(url: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, { signal })
  if (!answer.ok) throw new Error(`The style’s server answered HTTP ${answer.status}.`)
  const style = mapStyle.safeParse(await answer.json().catch(() => null))
  if (!style.success) throw new Error('What came is no MapLibre style.')
  return `The style names ${Object.keys(style.data.sources).join(', ') || 'no source'}.`
}
