// The key with which this installation signs proofs of delivery: created once, stored in the database, shared by all servers.
// Stores public keys, also those of installations from which companies moved here.
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
      const { publicKey } = proofKey.parse(onlyRow(read).value)
      await sql`insert into app.proof_keys (key_id, public_key, is_own) values (${keyIdOf(publicKey)}, ${publicKey}, true)
        on conflict (key_id) do nothing`.execute(trx)
    }
    const { privateKey, publicKey } = proofKey.parse(onlyRow(read).value)
    return { id: keyIdOf(publicKey), privateKey, publicKey }
  })
}

export interface RecordedKey {
  id: string
  publicKey: string
  isOwn: boolean
  /** Where people reach the other installation. */
  address: string | null
}

/** The newest first. */
export async function listProofKeys(asService: Scopes['asService']): Promise<RecordedKey[]> {
  // The first visitor makes the key.
  await readProofKey(asService)
  return asService('keys of proofs', async ({ trx }) => {
    const { rows } = await sql<RecordedKey>`
      select key_id as id, public_key as "publicKey", is_own as "isOwn", address from app.proof_keys
      order by created_at desc, key_id`.execute(trx)
    return rows
  })
}

/** Undefined for a key that no company brought here. */
export function findProofKey(
  asService: Scopes['asService'],
  id: string,
): Promise<Pick<RecordedKey, 'isOwn' | 'address'> | undefined> {
  return asService('key of a proof', async ({ trx }) => {
    const { rows } = await sql<Pick<RecordedKey, 'isOwn' | 'address'>>`
      select is_own as "isOwn", address from app.proof_keys where key_id = ${id}`.execute(trx)
    return rows[0]
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
