// Replays requests that were once handled wrongly, as the caller who sent them.
import { readFile } from 'node:fs/promises'
import { judge, send, type Target } from './target.ts'

export interface CorpusEntry {
  /** What was wrong with the response. */
  once: string
  as: 'anon' | 'user' | 'service'
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** The expected status; anything below 500 when absent. */
  status?: number
}

export const readCorpus = async (): Promise<CorpusEntry[]> =>
  JSON.parse(await readFile(new URL('./corpus.json', import.meta.url), 'utf8')) as CorpusEntry[]

const KEYS = { anon: 'anonKey', user: 'userToken', service: 'serviceKey' } as const

/** Sends an entry; returns what is wrong with the response, or undefined. */
export async function replay(target: Target, entry: CorpusEntry): Promise<string | undefined> {
  const { method, path, body, headers } = entry
  const answer = await send(target, {
    method,
    path,
    body,
    headers: { apikey: target.anonKey, authorization: `Bearer ${target[KEYS[entry.as]]}`, ...headers },
  })
  if (entry.status !== undefined && answer.status !== entry.status)
    return `answered ${answer.status}, not ${entry.status}: ${answer.text.slice(0, 160)}`
  return judge(target, answer, {
    isService: entry.as === 'service',
    isHead: method === 'HEAD',
    isText: true,
    words: [],
  })
}
