// Fans changes out to many sockets: each distinct message is encoded once, sockets that receive the same messages share the
// same bytes, each socket is written to once per batch, and other work gets to run in between.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Change, dataJson } from './change-json.ts'
import type { Channel } from './channel.ts'
import type { Subscription } from './matching.ts'
import type { Socket } from './socket.ts'

/** Longest uninterrupted stretch of writing to sockets. */
const SLICE_MS = 4

/** Frames in order, shared by all sockets that receive the same ones. */
class Frames {
  #before: Frames | undefined
  #last: Buffer
  #next = new Map<Buffer, Frames>()
  #bytes: Buffer | undefined

  constructor(before?: Frames, last: Buffer = Buffer.alloc(0)) {
    this.#before = before
    this.#last = last
  }

  /** These frames and one more. */
  with(frame: Buffer): Frames {
    let next = this.#next.get(frame)
    if (!next) this.#next.set(frame, (next = new Frames(this, frame)))
    return next
  }

  list(): Buffer[] {
    const list = [this.#last]
    // The first one is empty and marks the beginning.
    for (let previous = this.#before; previous !== undefined; previous = previous.#before)
      list.push(previous.#last)
    return list.slice(0, -1).reverse()
  }

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.concat(this.list()))
  }
}

/** Frames that a socket is about to receive, each with its channels. */
interface Outgoing {
  frames: Frames
  channels: Channel[]
}

/** Sends each change to its subscribers, preserving order per socket. */
export async function fanOut(changes: Change[], listeners: Subscription[][]): Promise<void> {
  const outgoing = new Map<Socket, Outgoing>()
  const noFrames = new Frames()
  let turn = performance.now()
  for (const [index, change] of changes.entries()) {
    const encoder = new ChangeEncoder(change)
    for (const { channel, ids, select } of messagesOf(listeners[index] ?? [])) {
      const queue = outgoing.get(channel.socket)
      const frame = encoder.frame(channel, ids, select)
      if (queue) {
        queue.frames = queue.frames.with(frame)
        queue.channels.push(channel)
      } else {
        outgoing.set(channel.socket, { frames: noFrames.with(frame), channels: [channel] })
      }
    }
    turn = await yieldAfter(turn)
  }
  for (const [socket, { frames, channels }] of outgoing) {
    // Channels that were closed in the meantime get nothing more.
    socket.sendFrames(
      channels.some(({ closed }) => closed)
        ? Buffer.concat(frames.list().filter((_, i) => channels[i]?.closed === false))
        : frames.bytes,
    )
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
    const merged = several.get(channel) ?? new Map<string, Message>()
    several.set(channel, merged)
    const key = binding.select?.join(',') ?? ''
    const existing = merged.get(key)
    if (existing) {
      existing.ids.push(binding.id)
      existing.ids.sort((a, b) => a - b)
    } else {
      merged.set(key, message)
      messages.push(message)
    }
  }
  return messages
}

/** Encodes the frames of one change; equal messages share the same bytes. */
class ChangeEncoder {
  #change: Change
  #data = new Map<string, string>()
  /** By the channel's address, then by message. */
  #frames = new Map<string, Map<string, Buffer>>()

  constructor(change: Change) {
    this.#change = change
  }

  frame(channel: Channel, ids: number[], select: string[] | undefined): Buffer {
    const { address, claims } = channel
    const shape = `${claims.role}\0${select?.join(',') ?? ''}`
    const key = `${ids.join(',')}\0${shape}`
    let frames = this.#frames.get(address)
    if (!frames) this.#frames.set(address, (frames = new Map()))
    let frame = frames.get(key)
    if (!frame) {
      const payload = `{"ids":[${ids.join(',')}],"data":${this.#dataFor(shape, claims.role, select)}}`
      frame = channel.encode('postgres_changes', payload)
      frames.set(key, frame)
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
