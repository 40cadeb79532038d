// XML for the S3 protocol.
import { XMLBuilder, XMLParser, XMLValidator } from 'fast-xml-parser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { malformedXml } from './errors.ts'

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/'
const MAX_BYTES = 2 * 1024 * 1024
/** Elements that may be repeated. */
const LISTS = new Set(['Object', 'Part'])

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => LISTS.has(name) })
const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })

/** Parses the request's body and returns its root element; throws MalformedXML. */
export async function readXml(bytes: AsyncIterable<Buffer>, root: string): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MAX_BYTES) throw malformedXml()
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (text.includes('<!DOCTYPE') || XMLValidator.validate(text) !== true) throw malformedXml()
  const element = (parser.parse(text) as Record<string, unknown>)[root]
  if (typeof element !== 'object' || element === null) throw malformedXml()
  return element as Record<string, unknown>
}

/** Responds with one root element; undefined values are omitted, arrays become repeated elements. */
export function sendXml(
  reply: FastifyReply,
  status: number,
  root: string,
  content: Record<string, unknown>,
): FastifyReply {
  const defined = Object.fromEntries(Object.entries(content).filter(([, value]) => value !== undefined))
  const document = builder.build({ [root]: { '@xmlns': NAMESPACE, ...defined } })
  return reply
    .code(status)
    .header('content-type', 'application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${document}`)
}

export function sendXmlError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: { status: number; code: string; message: string },
): FastifyReply {
  if (request.method === 'HEAD') return reply.code(error.status).send()
  const body = builder.build({
    Error: {
      Code: error.code,
      Message: error.message,
      Resource: request.url.split('?', 1)[0],
      RequestId: request.id,
    },
  })
  return reply
    .code(error.status)
    .header('content-type', 'application/xml; charset=utf-8')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`)
}
