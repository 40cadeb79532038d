// The port to listen on: checked before files are created, with one line for the operator when it is taken.
import { StartupError } from '@dropwise/db'
import { createServer, isIPv6 } from 'node:net'

interface ListenAddress {
  host: string
  port: number
}

/** The address as in a URL: an IPv6 address in brackets. */
export function webAddress({ host, port }: ListenAddress): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** Throws StartupError when the port cannot be opened. Port 0 means any free one. */
export async function checkPort({ host, port }: ListenAddress): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen(port, host, resolve)
    })
  } catch (error) {
    throw listenError({ host, port }, error)
  } finally {
    probe.close()
  }
}

/** The operator's message for a failed `listen`; returns other errors unchanged. */
export function listenError({ host, port }: ListenAddress, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code
  if (code === 'EADDRINUSE')
    return new StartupError(`Port ${port} is in use by another program. Set PORT to a free one.`)
  if (code === 'EACCES')
    return new StartupError(`This account may not open port ${port}. Set PORT above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new StartupError(`HOST ${host} is not an address of this machine.`)
  return error
}
