// A journal of a careful client, outside the product: every write before it is sent, and every answer.
import { randomUUID } from 'node:crypto'
import { appendFileSync } from 'node:fs'

export interface Write {
  kind: string
  path: string
  body: unknown
  contentType?: string
  /** The `Idempotency-Key`, the same with each attempt. */
  key: string
}

export interface Answer {
  status: number
  body: unknown
}

/** A write and what became of it. */
export interface Entry extends Write {
  /** Tries that were cut: nobody knows whether they took effect. */
  cuts: number
  /** Attempts that the server deferred. */
  deferrals: number
  answer?: Answer
}

/** A write that was answered. */
export type AnsweredEntry = Entry & { answer: Answer }

export class Journal {
  readonly entries: Entry[] = []
  #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** Writes down what is about to be sent. */
  begin(write: Omit<Write, 'key'>): Entry {
    const entry = { ...write, key: randomUUID(), cuts: 0, deferrals: 0 }
    this.entries.push(entry)
    this.#append({ begin: entry })
    return entry
  }

  acknowledge(entry: Entry, answer: Answer): void {
    entry.answer = answer
    this.#append({ acknowledged: entry.key, answer })
  }

  acknowledged(kind: string): AnsweredEntry[] {
    return this.entries.filter((entry) => entry.kind === kind).filter(isAnswered)
  }

  #append(line: object): void {
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`)
  }
}

export function isAnswered(entry: Entry): entry is AnsweredEntry {
  return entry.answer !== undefined
}
