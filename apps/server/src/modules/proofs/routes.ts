// Verification of proofs over HTTP (docs/api.md, part B), without an account, and the key that signs them.
import { storedProofResponse, verifyProofBody, verifyProofResponse } from '@dropwise/contracts'
import { callerQuotas } from '@dropwise/surface/core/caller'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { allowAnyone } from '../../platform/access.ts'
import type { Platform } from '../../platform/platform.ts'
import { listProofKeys, publicJwk, type RecordedKey } from '../../platform/proofs/keys.ts'
import { consumeQuota } from '../../platform/quota.ts'
import { lookUpWithinLimits } from '../../platform/tracking-limits.ts'
import { verifyFile, verifyStored } from './verify.ts'

const tags = ['Tracking']
/** Longest number that is looked up, in characters. Longer numbers get the same 404. */
const LONGEST_NUMBER = 20_000
/** Verifications of one caller: each one may read all photos of a delivery. */
const VERIFICATIONS = { most: 60, seconds: 120, step: 12 }
/** Seconds for which others may keep the public key. */
const KEY_SECONDS = 3_600

export function proofRoutes(app: FastifyInstance, platform: Platform): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const config = { access: allowAnyone() }
  const withinLimits = async <T>(ip: string, verify: () => Promise<T>): Promise<T> => {
    await consumeQuota(platform, callerQuotas('verify a proof', ip, VERIFICATIONS))
    return lookUpWithinLimits(platform, ip, verify)
  }

  api.get(
    '/verify/:number',
    {
      config,
      schema: {
        tags,
        summary: 'Verify the proof of a delivery',
        description:
          'Returns the signed facts, whether the signature and the hashes of the stored photos hold, and what was reported later. Needs no account.',
        params: z.object({ number: z.string().max(LONGEST_NUMBER) }),
        response: { 200: storedProofResponse },
      },
    },
    async ({ params, ip, companyHost }, reply) => {
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
      return withinLimits(ip, () => verifyStored(platform, params.number, companyHost?.tenantId))
    },
  )
  api.post(
    '/verify',
    {
      config,
      schema: {
        tags,
        summary: 'Verify a proof that you kept',
        description: 'Takes the text of the file. Needs no account.',
        body: verifyProofBody,
        response: { 200: verifyProofResponse },
      },
    },
    async ({ body, ip, companyHost }, reply) => {
      reply.header('cache-control', 'no-store')
      return withinLimits(ip, () => verifyFile(platform, body.file, companyHost?.tenantId))
    },
  )
}

/** Where anyone finds the public keys, as a JSON Web Key Set. */
const PROOF_KEYS_PATH = '/.well-known/proof-keys.json'

export function serveProofKeys(app: FastifyInstance, { asService }: Pick<Platform, 'asService'>): void {
  app.get(PROOF_KEYS_PATH, async (_request, reply) => {
    const keys = await listProofKeys(asService)
    const others = Map.groupBy(
      keys.filter(({ isOwn }) => !isOwn),
      ({ address }) => address,
    )
    return reply
      .header('cache-control', `public, max-age=${KEY_SECONDS}`)
      .header('access-control-allow-origin', '*')
      .type('application/jwk-set+json')
      .send({
        keys: keys.filter(({ isOwn }) => isOwn).map(toJwk),
        // Readers of key sets ignore members that they do not know.
        otherInstallations: [...others].map(([address, theirs]) => ({ address, keys: theirs.map(toJwk) })),
      })
  })
}

const toJwk = ({ id, publicKey }: RecordedKey) => ({
  ...publicJwk(publicKey),
  kid: id,
  use: 'sig',
  alg: 'EdDSA',
})
