// Writes rows of storage.objects under the caller's policies, or checks whether that would be allowed.
import { randomUUID } from 'node:crypto'
import type { PoolClient } from 'pg'
import { asCaller, type Caller, type ObjectMetadata, ownerUuid, type StorageContext } from './context.ts'
import { duplicate, noSuchKey } from './errors.ts'

/** `create` fails if the object exists, `update` if it does not. */
export type WriteMode = 'create' | 'upsert' | 'update'

export interface ObjectPlace {
  bucket: string
  name: string
}

export interface ObjectContent {
  version: string
  metadata: ObjectMetadata | null
  userMetadata: Record<string, unknown> | null
}

const UPDATE = `update storage.objects set owner = coalesce($3::uuid, owner), owner_id = coalesce($4, owner_id), metadata = $5,
    user_metadata = coalesce($6, user_metadata), version = $7, updated_at = now(), last_accessed_at = now()
  where bucket_id = $1 and name = $2 returning id`
const INSERT = `insert into storage.objects (bucket_id, name, owner, owner_id, metadata, user_metadata, version)
  values ($1, $2, $3::uuid, $4, $5, $6, $7)`
const OR_REPLACE = ` on conflict (bucket_id, name) do update set owner = excluded.owner, owner_id = excluded.owner_id,
  metadata = excluded.metadata, user_metadata = excluded.user_metadata, version = excluded.version,
  updated_at = now(), last_accessed_at = now()`

const STATEMENTS: Record<WriteMode, string> = {
  update: UPDATE,
  create: `${INSERT} returning id`,
  upsert: `${INSERT}${OR_REPLACE} returning id`,
}

/** Writes the row and returns its id. */
export async function writeObject(
  tx: PoolClient,
  caller: Caller,
  { bucket, name }: ObjectPlace,
  mode: WriteMode,
  content: ObjectContent,
): Promise<string> {
  const { metadata, userMetadata } = content
  const { rows } = await tx.query<{ id: string }>(STATEMENTS[mode], [
    bucket,
    name,
    ownerUuid(caller),
    caller.owner,
    metadata === null ? null : JSON.stringify(metadata),
    userMetadata === null ? null : JSON.stringify(userMetadata).replaceAll('\\u0000', ''),
    content.version,
  ])
  if (rows[0]) return rows[0].id
  throw mode === 'update' ? noSuchKey() : duplicate('KeyAlreadyExists')
}

class RollBack extends Error {}

/** Checks the policies with a write that is rolled back, before accepting any bytes; throws the error the upload would get. */
export async function requireUploadRight(
  context: StorageContext,
  caller: Caller,
  place: ObjectPlace,
  mode: WriteMode,
): Promise<void> {
  try {
    await asCaller(context, caller, 'object.upload', 'object', async (tx) => {
      await writeObject(tx, caller, place, mode, {
        version: randomUUID(),
        metadata: null,
        userMetadata: null,
      })
      throw new RollBack('only asked')
    })
  } catch (error) {
    if (!(error instanceof RollBack)) throw error
  }
}
