// Heavy work a few at a time: hashing passwords, drawing pictures.

/** Runs at most `atOnce` pieces of work together; further ones wait, and beyond `mostWaiting` are refused. */
export class Turns {
  #running = 0
  #waiting: (() => void)[] = []
  #atOnce: number
  #mostWaiting: number

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  /** `refused` makes the error for work that finds the queue full. */
  async run<T>(work: () => Promise<T>, refused: () => Error): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mostWaiting) throw refused()
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }
}
