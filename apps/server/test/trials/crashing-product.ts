// A product that is killed without warning and started again, with its client.
import { once } from 'node:events'
import { spawnProduct, type ProductProcess } from '../../src/testing.ts'
import { PersistentClient } from './persistent-client.ts'

export class CrashingProduct extends PersistentClient {
  #env: Record<string, string>
  #running: Promise<ProductProcess>

  constructor(env: Record<string, string>) {
    super(async () => (await this.#running).url)
    this.#env = env
    this.#running = spawnProduct(env)
  }

  /** kill -9, then a new start. */
  async crash(): Promise<void> {
    await this.#end('SIGKILL')
    this.#running = spawnProduct(this.#env)
    await this.#running
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const { child, ended } = await this.#running
    if (child.exitCode === null && child.signalCode === null) {
      const exited = once(child, 'exit')
      child.kill(signal)
      await exited
    }
    await ended
  }
}
