// All joined channels by topic: broadcast and presence.
import { randomUUID } from 'node:crypto'
import type { Channel, Meta } from './channel.ts'
import { writeBinaryBroadcast } from './frames.ts'
import type { Message } from './messages.ts'

type Metas = Record<string, { metas: Meta[] }>

/** JSON text of a broadcast. */
function broadcastJson(event: string, payload: unknown, meta?: unknown): string {
  return JSON.stringify({
    type: 'broadcast',
    event,
    payload: payload ?? {},
    ...(meta === undefined ? {} : { meta }),
  })
}

function sendBytes(channel: Channel, event: string, body: Buffer, meta?: unknown): void {
  if (channel.socket.version !== '2.0.0')
    return channel.send('broadcast', broadcastJson(event, body.toString('base64'), meta))
  const metaJson = meta === undefined ? '' : JSON.stringify(meta)
  channel.socket.sendBytes(writeBinaryBroadcast(channel.topic, event, body, metaJson))
}

/** Replays a stored message to a channel. */
export function replayTo(channel: Channel, { id, event, payload, bytes }: Message): void {
  const meta = { id, replayed: true }
  if (bytes) sendBytes(channel, event, bytes, meta)
  else channel.send('broadcast', broadcastJson(event, payload, meta))
}

export class Hub {
  #topics = new Map<string, Set<Channel>>()

  #key(name: string, isPrivate: boolean): string {
    return `${isPrivate ? 'private' : 'public'}:${name}`
  }

  join(channel: Channel): void {
    const key = this.#key(channel.name, channel.isPrivate)
    const members = this.#topics.get(key) ?? new Set()
    members.add(channel)
    this.#topics.set(key, members)
  }

  leave(channel: Channel): void {
    const key = this.#key(channel.name, channel.isPrivate)
    const members = this.#topics.get(key)
    if (!members?.delete(channel)) return
    this.untrack(channel)
    if (members.size === 0) this.#topics.delete(key)
  }

  members(name: string, isPrivate: boolean): Iterable<Channel> {
    return this.#topics.get(this.#key(name, isPrivate)) ?? []
  }

  *all(): Iterable<Channel> {
    for (const members of this.#topics.values()) yield* members
  }

  /** Sends to every member of the topic, and to the sender only if it subscribed to its own messages. */
  broadcast(
    name: string,
    isPrivate: boolean,
    event: string,
    payload: unknown,
    from?: Channel,
    meta?: unknown,
  ): void {
    const json = broadcastJson(event, payload, meta)
    const frames = new Map<string, Buffer>()
    for (const channel of this.members(name, isPrivate)) {
      if ((channel === from && !channel.echo) || !channel.rights.readBroadcast) continue
      let frame = frames.get(channel.address)
      if (!frame) frames.set(channel.address, (frame = channel.encode('broadcast', json)))
      channel.socket.sendFrames(frame)
    }
  }

  /** Sends raw bytes: binary for vsn 2, base64 for vsn 1. */
  broadcastBytes(
    name: string,
    isPrivate: boolean,
    event: string,
    body: Buffer,
    from?: Channel,
    meta?: unknown,
  ): void {
    for (const channel of this.members(name, isPrivate)) {
      if ((channel === from && !channel.echo) || !channel.rights.readBroadcast) continue
      sendBytes(channel, event, body, meta)
    }
  }

  presenceState(channel: Channel): Metas {
    const state: Metas = {}
    for (const member of this.members(channel.name, channel.isPrivate)) {
      if (member.meta) (state[member.presenceKey] ??= { metas: [] }).metas.push(member.meta)
    }
    return state
  }

  #diff(channel: Channel, joins: Metas, leaves: Metas): void {
    const json = JSON.stringify({ joins, leaves })
    for (const member of this.members(channel.name, channel.isPrivate)) {
      if (member.hasPresence && member.rights.readPresence) member.send('presence_diff', json)
    }
  }

  track(channel: Channel, payload: Record<string, unknown>): void {
    const old = channel.meta
    const meta: Meta = { ...payload, phx_ref: randomUUID().slice(0, 18) }
    if (old) meta.phx_ref_prev = old.phx_ref
    channel.meta = meta
    this.#diff(
      channel,
      { [channel.presenceKey]: { metas: [meta] } },
      old ? { [channel.presenceKey]: { metas: [old] } } : {},
    )
  }

  untrack(channel: Channel): void {
    const old = channel.meta
    if (!old) return
    channel.meta = undefined
    this.#diff(channel, {}, { [channel.presenceKey]: { metas: [old] } })
  }
}
