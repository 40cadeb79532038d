// A topic joined by a socket: the caller and the join configuration.
import type { Claims } from '../options.ts'
import type { RowFilter } from './filters.ts'
import { encodeFrame, writeText } from './frames.ts'
import type { Socket } from './socket.ts'

export interface Binding {
  id: number
  event: 'INSERT' | 'UPDATE' | 'DELETE' | '*'
  schema: string
  table?: string
  filterText?: string
  filters: RowFilter[]
  select?: string[]
}

export interface Rights {
  readBroadcast: boolean
  readPresence: boolean
  writeBroadcast: boolean
  writePresence: boolean
}

export const EVERY_RIGHT: Rights = {
  readBroadcast: true,
  readPresence: true,
  writeBroadcast: true,
  writePresence: true,
}

export interface Meta {
  phx_ref: string
  phx_ref_prev?: string
  [key: string]: unknown
}

export class Channel {
  socket: Socket
  /** With the `realtime:` prefix, as sent by the client. */
  topic: string
  topicJson: string
  /** Channels of equal addresses receive equal bytes for equal events. */
  address: string
  name: string
  joinRef: string | null
  isPrivate: boolean
  echo: boolean
  acknowledge: boolean
  presenceKey: string
  hasPresence: boolean
  bindings: Binding[]
  token: string
  claims: Claims
  /** The claims as passed to the database; channels with equal claims are checked together. */
  claimsJson: string
  rights: Rights
  meta: Meta | undefined
  presenceCalls: { count: number; since: number } = { count: 0, since: 0 }
  closed = false

  constructor(
    options: Omit<
      Channel,
      | 'topicJson'
      | 'address'
      | 'encode'
      | 'send'
      | 'claimsJson'
      | 'meta'
      | 'presenceCalls'
      | 'closed'
      | 'setClaims'
      | 'name'
      | 'system'
    >,
  ) {
    this.socket = options.socket
    this.topic = options.topic
    this.topicJson = JSON.stringify(options.topic)
    this.address = `${options.socket.version}\0${JSON.stringify(options.joinRef)}\0${this.topicJson}`
    this.name = options.topic.slice('realtime:'.length)
    this.joinRef = options.joinRef
    this.isPrivate = options.isPrivate
    this.echo = options.echo
    this.acknowledge = options.acknowledge
    this.presenceKey = options.presenceKey
    this.hasPresence = options.hasPresence
    this.bindings = options.bindings
    this.rights = options.rights
    this.token = options.token
    this.claims = options.claims
    this.claimsJson = JSON.stringify(options.claims)
  }

  setClaims(token: string, claims: Claims): void {
    this.token = token
    this.claims = claims
    this.claimsJson = JSON.stringify(claims)
  }

  /** Sends an event on this channel; `payloadJson` is JSON text. */
  send(event: string, payloadJson: string, ref: string | null = null): void {
    this.socket.sendText(this.joinRef, ref, this.topicJson, event, payloadJson)
  }

  /** The complete frame of an event, which may be written to every channel of the same address. */
  encode(event: string, payloadJson: string): Buffer {
    return encodeFrame(writeText(this.socket.version, this.joinRef, null, this.topicJson, event, payloadJson))
  }

  system(extension: 'postgres_changes' | 'system', status: 'ok' | 'error', message: string): void {
    this.send('system', JSON.stringify({ extension, status, message, channel: this.name }))
  }
}
