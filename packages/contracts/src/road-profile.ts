// Road profiles for travel times, by the names stored with vehicles, and the sizes that roads may refuse.
import { z } from 'zod'

export const ROAD_PROFILE_NAMES = ['car', 'truck'] as const
export const roadProfileName = z.enum(ROAD_PROFILE_NAMES)
export type RoadProfileName = z.infer<typeof roadProfileName>

/** What a road may limit. */
export const SIZE_KINDS = ['height', 'width', 'length', 'weight', 'axleLoad'] as const
export type SizeKind = (typeof SIZE_KINDS)[number]

interface SizeOfVehicle {
  /** Field of a vehicle in the API, in metres or tonnes. */
  field: 'heightMetres' | 'widthMetres' | 'lengthMetres' | 'grossWeightTonnes' | 'axleLoadTonnes'
  column: string
  unit: 'metres' | 'tonnes'
  min: number
  max: number
  /** Letter of the size in a road key. */
  letter: string
}

/** Sizes of a vehicle with its load, as limits on roads mean them. The database has the same bounds. */
export const VEHICLE_SIZES: Record<SizeKind, SizeOfVehicle> = {
  height: { field: 'heightMetres', column: 'height_metres', unit: 'metres', min: 0.5, max: 6, letter: 'h' },
  width: { field: 'widthMetres', column: 'width_metres', unit: 'metres', min: 0.4, max: 4, letter: 'w' },
  length: { field: 'lengthMetres', column: 'length_metres', unit: 'metres', min: 1, max: 30, letter: 'l' },
  weight: {
    field: 'grossWeightTonnes',
    column: 'gross_weight_tonnes',
    unit: 'tonnes',
    min: 0.1,
    max: 80,
    letter: 't',
  },
  axleLoad: {
    field: 'axleLoadTonnes',
    column: 'axle_load_tonnes',
    unit: 'tonnes',
    min: 0.1,
    max: 20,
    letter: 'a',
  },
}
export const SIZE_FIELDS = SIZE_KINDS.map((kind) => VEHICLE_SIZES[kind].field)
export type SizeField = SizeOfVehicle['field']

/** Null: unknown, and no road is refused for it. */
export type SizesOfVehicle = Record<SizeField, number | null>

const sizeSchema = (kind: SizeKind) => {
  const { min, max, unit } = VEHICLE_SIZES[kind]
  return z
    .number()
    .min(min, `must be ${min} to ${max} ${unit}`)
    .max(max, `must be ${min} to ${max} ${unit}`)
    .nullable()
}
export const sizeSchemas = Object.fromEntries(
  SIZE_KINDS.map((kind) => [VEHICLE_SIZES[kind].field, sizeSchema(kind)]),
) as Record<SizeField, ReturnType<typeof sizeSchema>>

/**
 * A road profile with the sizes of a vehicle, e.g. `car@h2.8t3.5`. Vehicles with the same key share tables.
 * The database writes it (app.road_key).
 */
export type RoadKey = RoadProfileName | `${RoadProfileName}@${string}`

/** Metres and tonnes; absent: unknown. */
export type RoadSizes = Partial<Record<SizeKind, number>>

/** The parts of a road key; null for other text. */
export function readRoadKey(text: string): { profile: RoadProfileName; sizes: RoadSizes } | null {
  const [name = '', suffix = '', ...rest] = text.split('@')
  const profile = roadProfileName.safeParse(name)
  if (!profile.success || rest.length > 0) return null
  const sizes: RoadSizes = {}
  for (const kind of SIZE_KINDS) {
    const value = new RegExp(String.raw`${VEHICLE_SIZES[kind].letter}(\d+(?:\.\d+)?)`).exec(suffix)?.[1]
    if (value !== undefined) sizes[kind] = Number(value)
  }
  return roadKey(profile.data, sizes) === text ? { profile: profile.data, sizes } : null
}

export function roadKey(profile: RoadProfileName, sizes: RoadSizes): RoadKey {
  const suffix = SIZE_KINDS.map((kind) =>
    sizes[kind] === undefined ? '' : `${VEHICLE_SIZES[kind].letter}${sizes[kind]}`,
  ).join('')
  return suffix === '' ? profile : `${profile}@${suffix}`
}
