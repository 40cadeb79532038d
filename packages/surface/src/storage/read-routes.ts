// Routes that serve objects: information, bytes and rendered images, of public buckets or as the caller.
import { query } from '../auth/input.ts'
import { callerOf, type StorageContext } from './context.ts'
import { sendObject } from './download.ts'
import { place } from './input.ts'
import { findObject, findPublicObject, sendInfo } from './objects.ts'
import { parseTransform, sendRendered } from './render.ts'
import { GET_OR_HEAD, type On } from './router.ts'

export function mountReading(on: On, context: StorageContext): void {
  on(GET_OR_HEAD, '/object/info/public/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/info/public')
    return sendInfo(request, reply, await findPublicObject(context, bucket, name))
  })
  on(GET_OR_HEAD, '/object/info/authenticated/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/info/authenticated')
    return sendInfo(request, reply, await findObject(context, await callerOf(context, request), bucket, name))
  })
  on(GET_OR_HEAD, '/object/info/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/info')
    return sendInfo(request, reply, await findObject(context, await callerOf(context, request), bucket, name))
  })
  on(GET_OR_HEAD, '/object/public/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/public')
    return sendObject(context, request, reply, await findPublicObject(context, bucket, name))
  })
  for (const route of ['/object/authenticated', '/object']) {
    on(GET_OR_HEAD, `${route}/*`, async (request, reply) => {
      const { bucket, name } = place(request, route)
      const caller = await callerOf(context, request)
      return sendObject(context, request, reply, await findObject(context, caller, bucket, name))
    })
  }
}

export function mountRendering(on: On, context: StorageContext): void {
  on(GET_OR_HEAD, '/render/image/public/*', async (request, reply) => {
    const { bucket, name } = place(request, '/render/image/public')
    const transform = parseTransform(Object.fromEntries(query(request)))
    const row = await findPublicObject(context, bucket, name)
    return sendRendered(context, request, reply, row, transform)
  })
  on(GET_OR_HEAD, '/render/image/authenticated/*', async (request, reply) => {
    const { bucket, name } = place(request, '/render/image/authenticated')
    const transform = parseTransform(Object.fromEntries(query(request)))
    const row = await findObject(context, await callerOf(context, request), bucket, name)
    return sendRendered(context, request, reply, row, transform)
  })
}
