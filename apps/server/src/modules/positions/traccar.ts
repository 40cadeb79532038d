// Traccar's position forwarding (`forward.type=json`): one position with its device, whose identifier is the
// device token. https://www.traccar.org/forward/
import { KNOT_MPS } from '@dropwise/contracts'
import { z } from 'zod'
import { badShape, makeFix, parseTime, type FixLimits } from './fix.ts'
import type { DeviceMessage } from './osmand.ts'

const numberOrNull = z.number().nullish()
const forwarded = z.object({
  position: z.object({
    fixTime: z.union([z.string(), z.number()]),
    valid: z.boolean().nullish(),
    latitude: z.unknown(),
    longitude: z.unknown(),
    /** Knots. */
    speed: numberOrNull,
    course: numberOrNull,
    accuracy: numberOrNull,
  }),
})
const owner = z.object({ device: z.object({ uniqueId: z.string().min(1) }) })

export function readTraccar(body: unknown, limits: FixLimits): DeviceMessage {
  const device = owner.safeParse(body)
  return {
    token: device.success ? device.data.device.uniqueId : null,
    fix() {
      const parsed = forwarded.safeParse(body)
      if (!parsed.success) throw badShape(parsed.error)
      const { position } = parsed.data
      // Traccar also forwards positions that the device marks as invalid.
      if (position.valid === false) return null
      return makeFix(
        {
          lat: position.latitude,
          lng: position.longitude,
          at: parseTime(position.fixTime, 'position.fixTime', limits.now),
          speedMps: typeof position.speed === 'number' ? position.speed * KNOT_MPS : null,
          heading: position.course ?? null,
          // Traccar sends 0 for unknown.
          accuracyMetres: position.accuracy || null,
        },
        { lat: 'position.latitude', lng: 'position.longitude', at: 'position.fixTime' },
        limits,
      )
    },
  }
}
