// Signs the proof of an order soon after a report about it, before photos can change.
import { z } from 'zod'
import { defineJob } from '../jobs/jobs.ts'

export const signProofJob = defineJob('proofs.sign', z.object({ tenantId: z.uuid(), orderId: z.uuid() }))
