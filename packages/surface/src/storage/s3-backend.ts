// Object bytes in an S3-compatible store: four operations, signed with AWS Signature Version 4.
import { createReadStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Bytes } from './backend.ts'
import { StorageError } from './errors.ts'
import {
  ALGORITHM,
  amzDate,
  type CanonicalRequest,
  EMPTY_HASH,
  formatScope,
  signedHeaderNames,
  signRequest,
  UNSIGNED,
} from './s3/sigv4.ts'

export interface S3Place {
  origin: URL
  bucket: string
  accessKey: string
  secretKey: string
  region: string
}

/** Parses `https://KEY:SECRET@host/bucket?region=eu-central-1`; throws an error that names S3_URL. */
export function parseS3Url(text: string): S3Place {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new Error('S3_URL is not an address. Write https://KEY:SECRET@host/bucket?region=NAME.')
  }
  const bucket = url.pathname.replaceAll('/', '')
  if (!/^https?:$/.test(url.protocol) || bucket === '' || url.username === '' || url.password === '') {
    throw new Error(
      'S3_URL needs a key, a secret, a host and a bucket: https://KEY:SECRET@host/bucket?region=NAME.',
    )
  }
  return {
    origin: new URL(`${url.protocol}//${url.host}`),
    bucket,
    accessKey: decodeURIComponent(url.username),
    secretKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
  }
}

/** The Authorization header of a request; all given headers are signed. */
export function authorization(
  { accessKey, secretKey, region }: Pick<S3Place, 'accessKey' | 'secretKey' | 'region'>,
  request: CanonicalRequest,
  date: string,
): string {
  const scope = { day: date.slice(0, 8), region, service: 's3' }
  const signature = signRequest(secretKey, scope, date, request)
  const names = signedHeaderNames(request.headers)
  return `${ALGORITHM} Credential=${accessKey}/${formatScope(scope)}, SignedHeaders=${names}, Signature=${signature}`
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE'
  version: string
  headers?: Record<string, string>
  body?: Readable
}

const TIMEOUT_MS = 30_000

function call(place: S3Place, { method, version, headers = {}, body }: Call): Promise<http.IncomingMessage> {
  const path = `/${place.bucket}/${version}`
  const date = amzDate(new Date())
  // The body is streamed once, so it cannot be hashed up front: TLS protects its integrity, and its size is signed.
  const hash = body ? UNSIGNED : EMPTY_HASH
  const signedHeaders: Record<string, string> = {
    host: place.origin.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': date,
    ...headers,
  }
  const client = place.origin.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const request = client.request(
      {
        hostname: place.origin.hostname,
        port: place.origin.port || undefined,
        method,
        path,
        headers: {
          ...signedHeaders,
          authorization: authorization(
            place,
            { method, path, query: '', headers: signedHeaders, payloadHash: hash },
            date,
          ),
        },
        timeout: TIMEOUT_MS,
      },
      resolve,
    )
    request.on('error', reject)
    request.on('timeout', () => request.destroy(new Error('the object store timed out')))
    if (body) body.on('error', (error) => request.destroy(error)).pipe(request)
    else request.end()
  })
}

async function expectSuccess(response: http.IncomingMessage): Promise<void> {
  response.resume()
  if ((response.statusCode ?? 500) >= 300)
    throw new StorageError(
      'S3Error',
      500,
      'S3Error',
      `The object store responded with ${response.statusCode}`,
      500,
    )
  await new Promise((resolve) => response.once('end', resolve))
}

/** Stores objects in the bucket by version. Uploads arrive in `folder` first, so that the bucket never holds half an object. */
export async function openS3(place: S3Place, folder: string): Promise<Bytes> {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  return {
    incoming,
    async put(version, file, contentType) {
      const { size } = await stat(file)
      const headers = {
        'content-length': String(size),
        'content-type': contentType.replace(/[^\x20-\x7e]/g, '') || 'application/octet-stream',
      }
      await expectSuccess(
        await call(place, { method: 'PUT', version, headers, body: createReadStream(file) }),
      )
      await rm(file, { force: true })
    },
    async read(version, range) {
      const response = await call(place, {
        method: 'GET',
        version,
        headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
      })
      if (response.statusCode === 404) {
        response.resume()
        return undefined
      }
      if ((response.statusCode ?? 500) >= 300) await expectSuccess(response)
      return response
    },
    async copy(from, to) {
      await expectSuccess(
        await call(place, {
          method: 'PUT',
          version: to,
          headers: { 'x-amz-copy-source': `/${place.bucket}/${from}` },
        }),
      )
    },
    async remove(versions) {
      for (const version of versions)
        await call(place, { method: 'DELETE', version }).then((response) => response.resume())
    },
  }
}
