// Signed proofs of delivery: signed after each report, and verified by anybody.
import type { ServerModule } from '../../platform/platform.ts'
import { currentProof } from '../../platform/proofs/current-proof.ts'
import { signProofJob } from '../../platform/proofs/job.ts'
import { recordOfOrder } from '../../platform/proofs/queries.ts'
import { proofRoutes, serveProofKeys } from './routes.ts'

export const proofs: ServerModule = {
  name: 'proofs',
  api: proofRoutes,
  root: serveProofKeys,
  async work(platform) {
    await platform.jobs.work(signProofJob, async ({ tenantId, orderId }) => {
      await currentProof(platform, (trx) => recordOfOrder(trx, tenantId, orderId))
    })
  },
}
