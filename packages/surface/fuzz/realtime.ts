// Hostile frames for /realtime/v1: malformed joins, broken binary frames, text in place of binary.
import { WebSocket } from 'ws'
import type { Chance } from './chance.ts'
import { watchForHang } from './watch-for-hang.ts'
import { type Case, type Target, token } from './target.ts'

const TOPICS = ['realtime:a', 'realtime:', 'phoenix', 'other', 'realtime:\0']
const EVENTS = ['phx_join', 'phx_leave', 'broadcast', 'presence', 'access_token', 'heartbeat', 'x']
/** Acceptable close codes; 1006 or 1011 would indicate a crash. */
const POLITE = new Set([1000, 1002, 1003, 1005, 1007, 1008, 1009])

function payload(chance: Chance, secret: string): unknown {
  const binding = { event: '*', schema: 'public', table: 'clients', filter: 'id=eq.1', select: ['id'] }
  return chance.body({
    type: 'broadcast',
    event: chance.pick(['track', 'untrack', 'x']),
    payload: { a: 1 },
    access_token: secret,
    config: chance.body({
      broadcast: chance.body({ ack: true, self: true, replay: chance.body({ since: 0, limit: 5 }) }),
      presence: chance.body({ key: 'k', enabled: true }),
      postgres_changes: [
        chance.body(binding),
        chance.body({ ...binding, filter: chance.mutate('id=in.(1,2),name=like.%a%') }),
      ],
      private: chance.happens(0.3),
    }),
  })
}

function binary(chance: Chance): Buffer {
  const strings = ['1', '2', 'realtime:a', 'x', '{}'].map((text) =>
    Buffer.from(chance.happens(0.2) ? chance.hostile().slice(0, 200) : text),
  )
  const lengths = strings.map((s) => (chance.happens(0.2) ? chance.below(256) : s.length & 255))
  return Buffer.concat([
    Buffer.from([chance.happens(0.8) ? 3 : chance.below(256), ...lengths, chance.below(3)]),
    ...strings,
    Buffer.from(chance.hostile()),
  ])
}

function frame(chance: Chance, version: string, secret: string): string | Buffer {
  if (chance.happens(0.2)) return binary(chance)
  const [topic, event] = [chance.happens(0.7) ? 'realtime:a' : chance.pick(TOPICS), chance.pick(EVENTS)]
  const right = payload(chance, secret)
  const text = JSON.stringify(
    version === '2.0.0'
      ? ['1', String(chance.below(9)), topic, event, right]
      : { topic, event, payload: right, ref: '1', join_ref: '1' },
  )
  return chance.happens(0.25) ? chance.mutate(text) : text
}

export function realtimeCase(target: Target, chance: Chance): Case {
  const version = chance.pick(['1.0.0', '2.0.0', '2.0.0'])
  const key = chance.happens(0.85)
    ? target.anonKey
    : chance.happens(0.5)
      ? token(target, chance).text
      : chance.hostile()
  const frames = Array.from({ length: 1 + chance.below(5) }, () =>
    frame(chance, version, token(target, chance).text),
  )
  return {
    shown: `${version} ${frames.map((f) => f.toString().slice(0, 160)).join(' | ')}`,
    run: () =>
      new Promise((resolve) => {
        const url = `${target.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${encodeURIComponent(key.isWellFormed() ? key : 'x')}&vsn=${version}`
        const socket = new WebSocket(url)
        const stopWatching = watchForHang(target.url, () => end('hang', 'no answer to a heartbeat'))
        const end = (kind: string, fault?: string): void => {
          stopWatching()
          socket.removeAllListeners()
          socket.on('error', () => {})
          socket.terminate()
          resolve({ kind, fault })
        }
        socket.on('open', () => {
          for (const frame of frames) socket.send(frame)
          socket.send(
            version === '2.0.0'
              ? JSON.stringify([null, 'last', 'phoenix', 'heartbeat', {}])
              : JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'last' }),
          )
        })
        socket.on('message', (data: Buffer) => {
          const text = data.toString()
          if (text.includes(target.canary)) end('leak', 'a foreign secret on the socket')
          else if (text.includes('"last"') && text.includes('phx_reply')) end('served')
        })
        socket.on('close', (code) =>
          end(`closed ${code}`, POLITE.has(code) ? undefined : `closed with ${code}`),
        )
        socket.on('unexpected-response', (_request, response) => {
          const status = response.statusCode ?? 0
          end(`${Math.floor(status / 100)}xx`, status >= 500 ? `handshake answered ${status}` : undefined)
        })
        socket.on('error', (error) => end('refused', `socket error: ${error.message}`))
      }),
  }
}
