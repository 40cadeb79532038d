// Map regions in the API: regions in service, compiles, and adding a region as the platform's owner.
import { z } from 'zod'
import { idText } from './common.ts'

/** Largest extract that the portal accepts; compile larger ones with `npm run region` on the server. */
export const EXTRACT_MAX_BYTES = 1024 * 1024 * 1024
/** Size of one uploaded part; a lost connection repeats only one part. */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024
/** Region names become folder names and part of tile URLs. */
export const REGION_NAME_PATTERN = /^[a-zA-Z0-9][\w-]{0,59}$/

/** A name for the region of an extract: `europe/denmark` gives `denmark`, `north-america/us/georgia` gives `us-georgia`. */
export function regionNameOf(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return (rest.length > 0 ? rest : [first]).join('-').slice(0, 60)
}

export const regionItem = z.object({
  name: z.string(),
  /** West, south, east, north. */
  bounds: z.array(z.number()).length(4),
  /** Date of the newest data; null when the extract names none. */
  date: z.string().nullable(),
  compiledAt: z.string(),
  attribution: z.string(),
  isGenerated: z.boolean(),
  roadKm: z.number(),
  junctions: z.number(),
  addresses: z.number(),
  streets: z.number(),
  bytes: z.number(),
  warnings: z.array(z.string()),
  /** Companies whose depots only this region covers. */
  usedBy: z.array(z.string()),
  /** The catalogue extract it was compiled from and the box cut from it; an update starts from these. */
  extract: z.string().nullable(),
  box: z.array(z.number()).length(4).nullable(),
  /** True for the demo's region, which each start creates again, so it cannot be removed. */
  isOfDemo: z.boolean(),
})
export type RegionItem = z.infer<typeof regionItem>

export const BUILD_STATUSES = ['waiting', 'running', 'done', 'failed', 'stopped'] as const
export const regionBuild = z.object({
  id: idText,
  name: z.string(),
  source: z.enum(['upload', 'url', 'file', 'catalogue']),
  /** File name or URL, for display. */
  label: z.string(),
  status: z.enum(BUILD_STATUSES),
  stage: z.string().nullable(),
  fraction: z.number(),
  /** Error code of a failed compile; otherwise null. */
  code: z.string().nullable(),
  problem: z.string().nullable(),
  hint: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
})
export type RegionBuild = z.infer<typeof regionBuild>

const boundsText = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .refine(
    ([west, south, east, north]) => west < east && south < north && Math.abs(south) <= 90 && north <= 90,
    {
      message: 'Give west, south, east and north in degrees.',
    },
  )

/** A company with depots or orders outside every region, and the smallest extract that covers them. */
export const regionNeed = z.object({
  tenantId: idText,
  company: z.string(),
  depots: z.number().int(),
  /** Orders from today on. */
  orders: z.number().int(),
  /** Null where no extract covers them, such as at sea. */
  extract: z.object({ path: z.string(), title: z.string() }).nullable(),
  /** A box around the company's places with a margin, large enough for its work. */
  box: z.array(z.number()).length(4),
})
export type RegionNeed = z.infer<typeof regionNeed>

export const regionsResponse = z.object({
  items: z.array(regionItem),
  /** Running, queued, and failed or cancelled compiles until they are dismissed; newest first. */
  builds: z.array(regionBuild),
  /** Extracts in the server's own folder. */
  files: z.array(z.object({ name: z.string(), bytes: z.number() })),
  folder: z.string(),
  /** Empty when another road engine is configured. */
  needs: z.array(regionNeed),
})
export type RegionsResponse = z.infer<typeof regionsResponse>

const regionName = z
  .string()
  .regex(REGION_NAME_PATTERN, 'Use letters, digits, - and _, at most 60, beginning with a letter or digit.')
/** `POST /regions`: compiles one from the catalogue, an upload, a URL, or a file in the server's folder. */
export const newRegionBody = z.object({
  name: regionName,
  from: z.union([
    z.object({ upload: idText, fileName: z.string().min(1).max(200) }),
    z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) }),
    z.object({ file: z.string().min(1).max(200) }),
    z.object({ extract: z.string().min(1).max(200) }),
  ]),
  /** Keeps only what touches this box. */
  bounds: boundsText.optional(),
})
export type NewRegionBody = z.infer<typeof newRegionBody>
export const newUploadBody = z.object({ bytes: z.number().int().min(1).max(EXTRACT_MAX_BYTES) })
export const uploadResponse = z.object({ id: idText, received: z.number().int() })

const range = z.object({ least: z.number(), most: z.number() })
/** From measured compiles, as ranges, because the content of a megabyte varies. */
export const compileEstimate = z.object({ seconds: range, memoryBytes: range, diskBytes: range })
export type CompileEstimate = z.infer<typeof compileEstimate>

export const catalogueItem = z.object({
  /** `europe/denmark`. */
  path: z.string(),
  name: z.string(),
  /** Names from the continent down: `Europe, Denmark`. */
  title: z.string(),
  approximateBytes: z.number().nullable(),
})
export type CatalogueItem = z.infer<typeof catalogueItem>
export const catalogueResponse = z.object({
  items: z.array(catalogueItem),
  /** The mirror and time of reading; null for the shipped list. */
  readFrom: z.object({ mirror: z.string(), readAt: z.string() }).nullable(),
  mirrors: z.array(z.string()),
})
export type CatalogueResponse = z.infer<typeof catalogueResponse>

export const extractQuery = z.object({
  path: z.string().min(1).max(200),
  /** `west,south,east,north` of the wanted part. */
  box: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(boundsText)
    .optional(),
})
export const extractResponse = catalogueItem.extend({
  /** Current size on the mirror; null when the mirror does not respond. */
  bytes: z.number().nullable(),
  changedAt: z.string().nullable(),
  /** Why the mirror did not respond. */
  problem: z.string().nullable(),
  /** Null where the size is unknown. */
  estimate: compileEstimate.nullable(),
  /** Memory of this server. */
  memoryBytes: z.number(),
  freeDiskBytes: z.number().nullable(),
})
export type ExtractResponse = z.infer<typeof extractResponse>

/** Answer of `GET /tiles/regions.json`: the archives that a map reads tiles of. */
export const mapArchives = z.object({
  /** Regions in service, smallest first. */
  regions: z.array(
    z.object({
      name: z.string(),
      /** West, south, east, north. */
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      attribution: z.string(),
    }),
  ),
  /** The map beneath all regions. */
  world: z.object({ attribution: z.string() }),
})
export type MapArchives = z.infer<typeof mapArchives>
