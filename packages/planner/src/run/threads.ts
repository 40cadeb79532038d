// One interface for worker threads in Node and Web Workers in browsers.
import { nodeProcess } from './clock.ts'

export interface Thread<In, Out> {
  post(message: In): void
  onMessage(listener: (message: Out) => void): void
  onError(listener: (error: Error) => void): void
  /** Calls the listener after the thread's last message. Web Workers do not report their end. */
  onExit(listener: () => void): void
  terminate(): void
}

interface NodeWorker {
  postMessage(message: unknown): void
  on(event: string, listener: (value: never) => void): void
  terminate(): Promise<number>
}

interface NodePort {
  postMessage(message: unknown): void
  on(event: 'message', listener: (message: unknown) => void): void
  close(): void
}

interface NodeThreads {
  Worker: new (url: URL, options?: object) => NodeWorker
  parentPort: NodePort | null
}

function nodeThreads(): NodeThreads | undefined {
  return nodeProcess()?.getBuiltinModule('node:worker_threads') as NodeThreads | undefined
}

/** Starts a thread with the planner's worker file. */
export function startThread<In, Out>(): Thread<In, Out> {
  const node = nodeThreads()
  if (node) {
    const worker = new node.Worker(new URL('./worker.ts', import.meta.url))
    return {
      post: (message) => worker.postMessage(message),
      onMessage: (listener) => worker.on('message', listener),
      onError: (listener) => worker.on('error', listener),
      onExit: (listener) => worker.on('exit', listener),
      terminate: () => void worker.terminate(),
    }
  }
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', (event) => listener(event.data as Out)),
    onError: (listener) => worker.addEventListener('error', (event) => listener(new Error(event.message))),
    onExit: () => {},
    terminate: () => worker.terminate(),
  }
}

export interface Parent<In, Out> {
  post(message: Out): void
  onMessage(listener: (message: In) => void): void
  close(): void
}

/** The thread's side of the connection. */
export function parentOfThread<In, Out>(): Parent<In, Out> {
  const port = nodeThreads()?.parentPort
  if (port) {
    return {
      post: (message) => port.postMessage(message),
      onMessage: (listener) => port.on('message', listener as (message: unknown) => void),
      close: () => port.close(),
    }
  }
  const scope = globalThis as unknown as {
    postMessage(message: unknown): void
    addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
    close(): void
  }
  return {
    post: (message) => scope.postMessage(message),
    onMessage: (listener) => scope.addEventListener('message', (event) => listener(event.data as In)),
    close: () => scope.close(),
  }
}

/** Lets pending messages in; much faster than a timer, which browsers delay by 4 ms. */
export function createBreather(): { breathe(): Promise<void>; close(): void } {
  const { port1, port2 } = new MessageChannel()
  let wake: () => void = () => undefined
  port1.onmessage = () => wake()
  return {
    breathe: () =>
      new Promise((resolve) => {
        wake = resolve
        port2.postMessage(0)
      }),
    close: () => {
      port1.close()
      port2.close()
    },
  }
}
