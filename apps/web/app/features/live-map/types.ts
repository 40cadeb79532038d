// Types of the live API.
import type { z } from 'zod'
import type { LiveResponse, LiveRoute, liveStop } from '@dropwise/contracts'

export type { LiveResponse, LiveRoute }
export type LiveStop = z.infer<typeof liveStop>
