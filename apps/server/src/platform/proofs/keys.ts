// The key with which this installation signs proofs of delivery: created once, stored in the database, shared by all servers.
import { sql } from 'kysely'
import { createHash, generateKeyPairSync, type JsonWebKey } from 'node:crypto'
import { z } from 'zod'
import { onlyRow } from '../db/only-row.ts'
import type { Scopes } from '../db/scope.ts'

const proofKey = z.object({ privateKey: z.string(), publicKey: z.string() })

export interface ProofKey {
  /** RFC 7638 thumbprint of the public key. */
  id: string
  /** Base64url, 32 bytes each. */
  privateKey: string
  publicKey: string
}

const KEY = 'proof_key'

/** Two servers that ask at once use the first one's key. */
export function readProofKey(asService: Scopes['asService']): Promise<ProofKey> {
  return asService('key of proofs', async ({ trx }) => {
    const stored = () =>
      sql<{ value: unknown }>`select value from app.settings where key = ${KEY}`.execute(trx)
    let read = await stored()
    if (read.rows.length === 0) {
      await sql`insert into app.settings (key, value) values (${KEY}, ${newKey()}::jsonb)
        on conflict (key) do nothing`.execute(trx)
      read = await stored()
    }
    const { privateKey, publicKey } = proofKey.parse(onlyRow(read).value)
    return { id: keyIdOf(publicKey), privateKey, publicKey }
  })
}

function newKey(): string {
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' })
  return JSON.stringify({ privateKey: d, publicKey: x })
}

/** RFC 7638 and RFC 8037: the members of the key in this order, without white space. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x: publicKey }))
    .digest('base64url')

/** The public key as a JSON Web Key. */
export const publicJwk = (publicKey: string): JsonWebKey => ({ kty: 'OKP', crv: 'Ed25519', x: publicKey })
