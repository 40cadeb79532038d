// Routes of signed URLs: creating them, and using them to download, render and upload.
import { isObject, query } from '../auth/input.ts'
import { callerOf, OPERATOR, type StorageContext } from './context.ts'
import { sendObject } from './download.ts'
import { names, param, place, readBody } from './input.ts'
import { requireUploadRight } from './object-rows.ts'
import { findObject, visibleNames } from './objects.ts'
import { parseTransform, sendRendered } from './render.ts'
import { GET_OR_HEAD, isUpsert, type On } from './router.ts'
import { parseExpiry, signPath, UPLOAD_LINK_SECONDS, verifyPath } from './signing.ts'
import { upload } from './upload.ts'

export function mountSigned(on: On, context: StorageContext): void {
  on('POST', '/object/upload/sign/*', async (request) => {
    const caller = await callerOf(context, request)
    const { bucket, name } = place(request, '/object/upload/sign')
    const upsert = isUpsert(request)
    await requireUploadRight(context, caller, { bucket, name }, upsert ? 'upsert' : 'create')
    const path = `${bucket}/${name}`
    const token = await signPath(context, path, 'upload', UPLOAD_LINK_SECONDS, {
      owner: caller.owner,
      upsert,
    })
    return { url: `/object/upload/sign/${path}?token=${token}`, token }
  })
  on('PUT', '/object/upload/sign/*', async (request) => {
    const { bucket, name } = place(request, '/object/upload/sign')
    const claims = await verifyPath(context, query(request).get('token'), `${bucket}/${name}`, 'upload')
    const owner = typeof claims.owner === 'string' ? claims.owner : null
    const { id, key } = await upload(
      context,
      request,
      { ...OPERATOR, owner },
      { bucket, name },
      claims.upsert === true ? 'upsert' : 'create',
    )
    return { Id: id, Key: key }
  })
  on('POST', '/object/sign/:bucket', async (request) => {
    const caller = await callerOf(context, request)
    const bucket = param(request, 'bucket')
    const body = await readBody(request)
    const seconds = parseExpiry(body.expiresIn)
    const paths = names(body, 'paths')
    const visible = await visibleNames(context, caller, bucket, paths)
    return Promise.all(
      paths.map(async (path) => {
        if (!visible.has(path))
          return {
            path,
            error: 'Either the object does not exist or you do not have access to it',
            signedURL: null,
          }
        const token = await signPath(context, `${bucket}/${path}`, 'download', seconds)
        return { path, error: null, signedURL: `/object/sign/${bucket}/${path}?token=${token}` }
      }),
    )
  })
  on('POST', '/object/sign/*', async (request) => {
    const caller = await callerOf(context, request)
    const { bucket, name } = place(request, '/object/sign')
    const body = await readBody(request)
    const seconds = parseExpiry(body.expiresIn)
    await findObject(context, caller, bucket, name)
    const path = `${bucket}/${name}`
    const transform = isObject(body.transform) ? body.transform : undefined
    if (transform) parseTransform(transform)
    const route = transform ? '/render/image/sign' : '/object/sign'
    const extra = transform ? { transformations: transform } : {}
    const token = await signPath(context, path, 'download', seconds, extra)
    return { signedURL: `${route}/${path}?token=${token}` }
  })
  on(GET_OR_HEAD, '/object/sign/*', async (request, reply) => {
    const { bucket, name } = place(request, '/object/sign')
    await verifyPath(context, query(request).get('token'), `${bucket}/${name}`, 'download')
    return sendObject(context, request, reply, await findObject(context, OPERATOR, bucket, name))
  })
  on(GET_OR_HEAD, '/render/image/sign/*', async (request, reply) => {
    const { bucket, name } = place(request, '/render/image/sign')
    const claims = await verifyPath(context, query(request).get('token'), `${bucket}/${name}`, 'download')
    const transform = parseTransform(isObject(claims.transformations) ? claims.transformations : {})
    const row = await findObject(context, OPERATOR, bucket, name)
    return sendRendered(context, request, reply, row, transform)
  })
}
