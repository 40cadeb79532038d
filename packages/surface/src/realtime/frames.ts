// Realtime socket frames: JSON objects (vsn 1.0.0), JSON arrays and two binary kinds (vsn 2.0.0).

export type Version = '1.0.0' | '2.0.0'

export interface Incoming {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
  /** The raw bytes of a binary, non-JSON broadcast. */
  raw?: Buffer
}

const USER_BROADCAST_PUSH = 3
const USER_BROADCAST = 4

const refOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null

/** Parses a text frame; undefined when it is not valid. */
export function parseText(text: string, version: Version): Incoming | undefined {
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

/** Parses a client's binary broadcast: seven length bytes, five strings, the payload. Undefined when truncated or of another kind. */
export function parseBinary(bytes: Buffer): Incoming | undefined {
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

/** `payloadJson` is already serialised, because many sockets receive the same payload. */
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

/** Encodes a broadcast of raw bytes for a vsn 2 client, with optional metadata as JSON text. */
export function writeBinaryBroadcast(topic: string, event: string, body: Buffer, metaJson = ''): Buffer {
  const strings = [topic, event, metaJson].map((text) => Buffer.from(text))
  return Buffer.concat([Buffer.from([USER_BROADCAST, ...strings.map((s) => s.length), 0]), ...strings, body])
}

const TEXT_FRAME = 0x81
/** Largest payload lengths that fit the one- and two-byte forms. */
const [SHORT, MEDIUM] = [125, 65_535]

/**
 * Encodes a complete WebSocket text frame (RFC 6455). Server frames are not masked, so the same bytes can be sent to any
 * number of sockets; the WebSocket library would encode the message again for each of them.
 */
export function encodeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = TEXT_FRAME
  if (head === 2) {
    frame[1] = length
  } else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = 127
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
