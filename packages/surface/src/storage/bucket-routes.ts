// Routes of buckets. All of them require an authorization header.
import { query } from '../auth/input.ts'
import {
  type BucketList,
  createBucket,
  deleteBucket,
  emptyBucket,
  getBucket,
  listBuckets,
  updateBucket,
} from './buckets.ts'
import { namedCallerOf, type StorageContext } from './context.ts'
import { invalidParameter } from './errors.ts'
import { param, readBody } from './input.ts'
import type { On } from './router.ts'

export function mountBuckets(on: On, context: StorageContext): void {
  on('GET', '/bucket', async (request) => {
    const params = query(request)
    const readWholeNumber = (name: string, fallback: number): number => {
      const value = params.get(name)
      if (value !== null && !/^\d{1,9}$/.test(value))
        throw invalidParameter(`querystring/${name} must be a whole number`)
      return value === null ? fallback : Number(value)
    }
    const column = params.get('sortColumn') ?? 'created_at'
    if (!['id', 'name', 'created_at', 'updated_at'].includes(column))
      throw invalidParameter('querystring/sortColumn must be id, name, created_at or updated_at')
    return listBuckets(context, await namedCallerOf(context, request), {
      limit: readWholeNumber('limit', 1000),
      offset: readWholeNumber('offset', 0),
      search: params.get('search')?.replaceAll('\0', '') || undefined,
      column: column as BucketList['column'],
      order: params.get('sortOrder') === 'desc' ? 'desc' : 'asc',
    })
  })
  on('GET', '/bucket/:id', async (request) =>
    getBucket(context, await namedCallerOf(context, request), param(request, 'id')),
  )
  on('POST', '/bucket', async (request) =>
    createBucket(context, await namedCallerOf(context, request), await readBody(request)),
  )
  on('PUT', '/bucket/:id', async (request) =>
    updateBucket(
      context,
      await namedCallerOf(context, request),
      param(request, 'id'),
      await readBody(request),
    ),
  )
  on('POST', '/bucket/:id/empty', async (request) =>
    emptyBucket(context, await namedCallerOf(context, request), param(request, 'id')),
  )
  on('DELETE', '/bucket/:id', async (request) =>
    deleteBucket(context, await namedCallerOf(context, request), param(request, 'id')),
  )
}
