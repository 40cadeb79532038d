// The frames of the realtime socket: JSON objects (vsn 1.0.0), JSON arrays and two binary kinds (vsn 2.0.0).

export type Version = '1.0.0' | '2.0.0'

export interface Incoming {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
  /** Set for a binary broadcast that is not JSON: its bytes as they came. */
  raw?: Buffer
}

const USER_BROADCAST_PUSH = 3
const USER_BROADCAST = 4

const refOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null

/** A text frame, or undefined when it is not one of ours. */
export function readText(text: string, version: Version): Incoming | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (version === '2.0.0') {
    if (!Array.isArray(value) || value.length !== 5) return undefined
    const [joinRef, ref, topic, event, payload] = value as unknown[]
    if (typeof topic !== 'string' || typeof event !== 'string') return undefined
    return { joinRef: refOf(joinRef), ref: refOf(ref), topic, event, payload }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const { topic, event, payload, ref, join_ref: joinRef } = value as Record<string, unknown>
  if (typeof topic !== 'string' || typeof event !== 'string') return undefined
  return { joinRef: refOf(joinRef), ref: refOf(ref), topic, event, payload }
}

/** A client's binary broadcast: seven length bytes, five strings, the payload. Undefined when it is cut or of another kind. */
export function readBinary(bytes: Buffer): Incoming | undefined {
  if (bytes.length < 7 || bytes[0] !== USER_BROADCAST_PUSH) return undefined
  const lengths = [bytes[1] ?? 0, bytes[2] ?? 0, bytes[3] ?? 0, bytes[4] ?? 0, bytes[5] ?? 0]
  const isJson = bytes[6] === 1
  let at = 7
  const strings: string[] = []
  for (const length of lengths) {
    if (at + length > bytes.length) return undefined
    strings.push(bytes.toString('utf8', at, at + length))
    at += length
  }
  const [joinRef = '', ref = '', topic = '', event = ''] = strings
  const body = bytes.subarray(at)
  const head = { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast' }
  if (!isJson) return { ...head, payload: { type: 'broadcast', event }, raw: Buffer.from(body) }
  try {
    return {
      ...head,
      payload: {
        type: 'broadcast',
        event,
        payload: body.length === 0 ? {} : (JSON.parse(body.toString('utf8')) as unknown),
      },
    }
  } catch {
    return undefined
  }
}

const quoted = (value: string | null): string => (value === null ? 'null' : JSON.stringify(value))

/** `payloadJson` is JSON text already: many sockets get the same one. */
export function writeText(
  version: Version,
  joinRef: string | null,
  ref: string | null,
  topicJson: string,
  event: string,
  payloadJson: string,
): string {
  if (version === '2.0.0') return `[${quoted(joinRef)},${quoted(ref)},${topicJson},"${event}",${payloadJson}]`
  return `{"topic":${topicJson},"event":"${event}","payload":${payloadJson},"ref":${quoted(ref)},"join_ref":${quoted(joinRef)}}`
}

/** A broadcast of raw bytes to a vsn 2 client. */
export function writeBinaryBroadcast(topic: string, event: string, body: Buffer): Buffer {
  const topicBytes = Buffer.from(topic)
  const eventBytes = Buffer.from(event)
  return Buffer.concat([
    Buffer.from([USER_BROADCAST, topicBytes.length, eventBytes.length, 0, 0]),
    topicBytes,
    eventBytes,
    body,
  ])
}
