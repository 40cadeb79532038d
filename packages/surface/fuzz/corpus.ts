// Requests that once were answered wrongly, asked again: each is sent as it was, by the caller it was sent by.
import { readFile } from 'node:fs/promises'
import { judge, send, type Target } from './target.ts'

export interface CorpusEntry {
  /** What was wrong about the answer. */
  once: string
  as: 'anon' | 'user' | 'service'
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** The status it has to have; any below 500 where it is not said. */
  status?: number
}

export const readCorpus = async (): Promise<CorpusEntry[]> =>
  JSON.parse(await readFile(new URL('./corpus.json', import.meta.url), 'utf8')) as CorpusEntry[]

const KEYS = { anon: 'anonKey', user: 'userToken', service: 'serviceKey' } as const

/** What is wrong about the answer today, or undefined. */
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
