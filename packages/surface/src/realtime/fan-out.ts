// Fans changes out to many sockets: each distinct message is encoded once, each socket is written to once per batch,
// and other work gets to run in between.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Change, dataJson } from './change-json.ts'
import type { Channel } from './channel.ts'
import { encodeFrame, writeText } from './frames.ts'
import type { Subscription } from './matching.ts'
import type { Socket } from './socket.ts'

/** Longest uninterrupted stretch of writing to sockets. */
const SLICE_MS = 4

interface Outgoing {
  channel: Channel
  frame: Buffer
}

/** Sends each change to its subscribers, preserving order per socket. */
export async function fanOut(changes: Change[], heard: Subscription[][]): Promise<void> {
  const outgoing = new Map<Socket, Outgoing[]>()
  let turn = performance.now()
  for (const [index, change] of changes.entries()) {
    const encoder = new ChangeEncoder(change)
    for (const { channel, ids, select } of messagesOf(heard[index] ?? [])) {
      const own = outgoing.get(channel.socket)
      const message = { channel, frame: encoder.frame(channel, ids, select) }
      if (own) own.push(message)
      else outgoing.set(channel.socket, [message])
    }
    turn = await yieldAfter(turn)
  }
  for (const [socket, messages] of outgoing) {
    // Channels that were closed in the meantime get nothing more.
    socket.sendFrames(messages.filter(({ channel }) => !channel.closed).map(({ frame }) => frame))
    turn = await yieldAfter(turn)
  }
}

/** Yields to the event loop when the slice that began at `turn` is used up; returns the start of the current slice. */
async function yieldAfter(turn: number): Promise<number> {
  if (performance.now() - turn < SLICE_MS) return turn
  await nextTurn()
  return performance.now()
}

interface Message {
  channel: Channel
  ids: number[]
  select: string[] | undefined
}

/** One message per channel and column selection, listing all matching bindings. */
function messagesOf(subscriptions: Subscription[]): Message[] {
  const messages: Message[] = []
  const several = new Map<Channel, Map<string, Message>>()
  for (const { channel, binding } of subscriptions) {
    const message = { channel, ids: [binding.id], select: binding.select }
    if (channel.bindings.length === 1) {
      messages.push(message)
      continue
    }
    const own = several.get(channel) ?? new Map<string, Message>()
    several.set(channel, own)
    const key = binding.select?.join(',') ?? ''
    const known = own.get(key)
    if (known) {
      known.ids.push(binding.id)
    } else {
      own.set(key, message)
      messages.push(message)
    }
  }
  return messages
}

/** Encodes the frames of one change; equal messages share the same bytes. */
class ChangeEncoder {
  #change: Change
  #data = new Map<string, string>()
  #frames = new Map<string, Buffer>()

  constructor(change: Change) {
    this.#change = change
  }

  frame(channel: Channel, ids: number[], select: string[] | undefined): Buffer {
    const { socket, joinRef, topicJson, claims } = channel
    const shape = `${claims.role}\0${select?.join(',') ?? ''}`
    const key = `${socket.version}\0${joinRef}\0${topicJson}\0${ids.join(',')}\0${shape}`
    let frame = this.#frames.get(key)
    if (!frame) {
      const payload = `{"ids":[${ids.join(',')}],"data":${this.#dataFor(shape, claims.role, select)}}`
      frame = encodeFrame(writeText(socket.version, joinRef, null, topicJson, 'postgres_changes', payload))
      this.#frames.set(key, frame)
    }
    return frame
  }

  #dataFor(shape: string, role: string, select: string[] | undefined): string {
    let data = this.#data.get(shape)
    if (data === undefined) {
      data = dataJson(this.#change, role, select)
      this.#data.set(shape, data)
    }
    return data
  }
}
