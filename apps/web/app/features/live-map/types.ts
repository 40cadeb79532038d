// Names of the contract's live shapes.
import type { z } from 'zod'
import type { LiveAnswer, LiveRoute, liveStop } from '@dropwise/contracts'

export type { LiveAnswer, LiveRoute }
export type LiveStop = z.infer<typeof liveStop>
