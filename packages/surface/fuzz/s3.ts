// Hostile S3 requests: validly signed nonsense, badly signed valid requests, broken XML, inconsistent chunks.
import {
  amzDate,
  EMPTY_HASH,
  encodeRfc3986,
  formatScope,
  sha256,
  signedHeaderNames,
  signRequest,
} from '../src/storage/s3/sigv4.ts'
import type { Chance } from './chance.ts'
import { type Case, judge, send, type Sent, type Target } from './target.ts'

const PATH = '/storage/v1/s3'
const QUERIES = [
  '',
  'list-type=2&max-keys=5&prefix=a&delimiter=%2F',
  'list-type=2&continuation-token=x',
  'max-keys=-1&marker=a',
  'encoding-type=url&list-type=2&start-after=%00',
  'location=',
  'versioning=',
  'uploads=',
  'uploadId=6f2ee7ea-0d49-4b2b-8f5e-0f5a0f0e0d0c',
  'partNumber=1&uploadId=6f2ee7ea-0d49-4b2b-8f5e-0f5a0f0e0d0c',
  'partNumber=x&uploadId=..%2F..%2Fx',
  'delete=',
  'tagging=',
  'acl=',
  'response-content-disposition=%0d%0ax',
]
const BODIES = [
  '<Delete><Object><Key>s3/none.txt</Key></Object></Delete>',
  '<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>"x"</ETag></Part></CompleteMultipartUpload>',
  '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><Delete><Object><Key>&b;</Key></Object></Delete>',
  '5;chunk-signature=x\r\nhello\r\n0;chunk-signature=x\r\n\r\n',
  'ffffffffff\r\nx',
]
const HASHES = [
  'UNSIGNED-PAYLOAD',
  'STREAMING-AWS4-HMAC-SHA256-PAYLOAD',
  'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
  'STREAMING-AWS4-HMAC-SHA256-PAYLOAD-TRAILER',
  'x',
]

function draw(chance: Chance): Sent {
  const bucket = chance.pick(['open', 'open', 'closed', 'none', '', chance.hostile()])
  const key = chance.pick(['', `s3/${chance.below(50)}.txt`, 'hidden.txt', '../x', chance.hostile()])
  const query = chance.happens(0.8) ? chance.pick(QUERIES) : chance.mutate(chance.pick(QUERIES))
  const path = `${PATH}/${encode(bucket)}${key === '' ? '' : `/${encode(key)}`}`
  const method = chance.pick(['GET', 'GET', 'HEAD', 'PUT', 'PUT', 'POST', 'DELETE'])
  const request: Sent = { method, path: query === '' ? path : `${path}?${query}`, headers: {} }
  if (method === 'PUT' || method === 'POST')
    request.body = chance.happens(0.3)
      ? chance.mutate(chance.pick(BODIES))
      : chance.happens(0.5)
        ? chance.pick(BODIES)
        : chance.hostile().toWellFormed()
  if (chance.happens(0.2))
    request.headers['x-amz-copy-source'] = chance.pick(['/open/a.txt', 'x', encode(chance.hostile())])
  if (chance.happens(0.1))
    request.headers['x-amz-copy-source-range'] = chance.pick(['bytes=0-1', 'bytes=5-1', 'x'])
  if (chance.happens(0.1)) request.headers.range = chance.pick(['bytes=0-0', 'bytes=99-', 'x'])
  return request
}

const encode = (text: string): string => text.toWellFormed().split('/').map(encodeRfc3986).join('/')

/** Signs as the operator, or as a caller whose signature must not grant operator access. */
function sign(target: Target, chance: Chance, request: Sent): { isService: boolean } {
  const isService = chance.happens(0.75)
  const date = amzDate(new Date())
  const scope = { day: date.slice(0, 8), region: target.s3.region, service: 's3' }
  const payloadHash =
    request.body === undefined
      ? EMPTY_HASH
      : chance.happens(0.5)
        ? sha256(String(request.body))
        : chance.pick(HASHES)
  const [path = '', query = ''] = request.path.split('?')
  const token = isService ? undefined : chance.pick([target.userToken, target.anonKey, 'x', undefined])
  const headers: Record<string, string> = {
    ...request.headers,
    host: new URL(target.url).host,
    'x-amz-date': date,
    'x-amz-content-sha256': payloadHash,
    ...(token === undefined ? {} : { 'x-amz-security-token': token }),
  }
  const secret = isService ? target.s3.secretAccessKey : chance.pick([target.anonKey, 'guess'])
  const signature = signRequest(secret, scope, date, {
    method: request.method,
    path,
    query,
    headers,
    payloadHash,
  })
  const credential = `${isService || token === undefined ? target.s3.accessKeyId : 'project'}/${formatScope(scope)}`
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signedHeaderNames(headers)}, Signature=${signature}`
  request.headers = {
    ...headers,
    authorization: chance.happens(0.95) ? authorization : chance.mutate(authorization),
  }
  return { isService }
}

export function s3Case(target: Target, chance: Chance): Case {
  const request = draw(chance)
  const { isService } = sign(target, chance, request)
  return {
    shown: `${request.method} ${request.path.slice(0, 200)} ${String(request.body ?? '').slice(0, 160)}`,
    async run() {
      const answer = await send(target, request)
      const fault =
        judge(target, answer, { isService, isHead: request.method === 'HEAD', isText: true, words: [] }) ??
        (answer.status === 501 ||
        request.method === 'HEAD' ||
        answer.status < 400 ||
        answer.text.includes('<Code>')
          ? undefined
          : judge(target, answer, { isService, words: ['message'] }))
      return { kind: `${Math.floor(answer.status / 100)}xx`, fault }
    },
  }
}
