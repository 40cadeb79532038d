// Map regions on the wire: what is in service, what is being compiled, and how the platform's owner adds one.
import { z } from 'zod'
import { idText } from './common.ts'

/** Largest map extract that the portal takes; larger ones are compiled with `npm run region` beside the server. */
export const EXTRACT_MAX_BYTES = 1024 * 1024 * 1024
/** A file is sent in parts of this size, so that a lost connection costs one part. */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024
/** Names of regions are names of folders and are in tile addresses. */
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
  /** Newest data inside; null when the extract does not say. */
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
  /** Companies whose depots lie in this region and in no other one. */
  usedBy: z.array(z.string()),
  /** Extract of the catalogue that it was compiled from, and the box cut out of it: it can be updated from there. */
  extract: z.string().nullable(),
  box: z.array(z.number()).length(4).nullable(),
  /** Made again at each start of demo mode, so it cannot be removed. */
  isOfDemo: z.boolean(),
})
export type RegionItem = z.infer<typeof regionItem>

export const BUILD_STATUSES = ['waiting', 'running', 'done', 'failed', 'stopped'] as const
export const regionBuild = z.object({
  id: idText,
  name: z.string(),
  source: z.enum(['upload', 'url', 'file', 'catalogue']),
  /** File name or address, as a person knows it. */
  label: z.string(),
  status: z.enum(BUILD_STATUSES),
  stage: z.string().nullable(),
  fraction: z.number(),
  /** Why it failed, for programs; null while it has not. */
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

/** A company whose depot or orders lie outside every region, and the smallest extract that holds them. */
export const regionNeed = z.object({
  tenantId: idText,
  company: z.string(),
  depots: z.number().int(),
  /** Orders from today on. */
  orders: z.number().int(),
  /** Null where no extract is known to hold them, as at sea. */
  extract: z.object({ path: z.string(), title: z.string() }).nullable(),
  /** Around the company's places with some room: enough of the extract for its work. */
  box: z.array(z.number()).length(4),
})
export type RegionNeed = z.infer<typeof regionNeed>

export const regionsResponse = z.object({
  items: z.array(regionItem),
  /** Under way, waiting, and what failed or was stopped and has not been dismissed; newest first. */
  builds: z.array(regionBuild),
  /** Extracts that lie in the server's own folder. */
  files: z.array(z.object({ name: z.string(), bytes: z.number() })),
  folder: z.string(),
  /** Empty where another road engine is set. */
  needs: z.array(regionNeed),
})
export type RegionsResponse = z.infer<typeof regionsResponse>

const regionName = z
  .string()
  .regex(REGION_NAME_PATTERN, 'Use letters, digits, - and _, at most 60, beginning with a letter or digit.')
/** `POST /regions`: compile one from an extract of the catalogue, an upload, an address, or a file in the server's folder. */
export const newRegionBody = z.object({
  name: regionName,
  from: z.union([
    z.object({ upload: idText, fileName: z.string().min(1).max(200) }),
    z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) }),
    z.object({ file: z.string().min(1).max(200) }),
    z.object({ extract: z.string().min(1).max(200) }),
  ]),
  /** Keep only what touches this box. */
  bounds: boundsText.optional(),
})
export type NewRegionBody = z.infer<typeof newRegionBody>
export const newUploadBody = z.object({ bytes: z.number().int().min(1).max(EXTRACT_MAX_BYTES) })
export const uploadResponse = z.object({ id: idText, received: z.number().int() })

const range = z.object({ least: z.number(), most: z.number() })
/** From measured compiles; how much a megabyte of an extract holds differs, so both ends are given. */
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
  /** Where and when it was read from a mirror; null for the list that ships with the product. */
  readFrom: z.object({ mirror: z.string(), readAt: z.string() }).nullable(),
  mirrors: z.array(z.string()),
})
export type CatalogueResponse = z.infer<typeof catalogueResponse>

export const extractQuery = z.object({
  path: z.string().min(1).max(200),
  /** `west,south,east,north`: what of it is wanted. */
  box: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(boundsText)
    .optional(),
})
export const extractResponse = catalogueItem.extend({
  /** As the mirror says now; null when it cannot be asked. */
  bytes: z.number().nullable(),
  changedAt: z.string().nullable(),
  /** Why the mirror could not be asked. */
  problem: z.string().nullable(),
  /** Null where the size is unknown. */
  estimate: compileEstimate.nullable(),
  /** Of the server that answers. */
  memoryBytes: z.number(),
  freeDiskBytes: z.number().nullable(),
})
export type ExtractResponse = z.infer<typeof extractResponse>
