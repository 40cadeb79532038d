// The log: one JSON line per event on standard output, with secrets redacted.
import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { currentTrace, isTracing } from './tracing.ts'

export type { Logger } from 'pino'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

const SECRETS = [
  'req.headers.authorization',
  'req.headers.apikey',
  'req.headers.cookie',
  '*.password',
  '*.token',
  '*.refresh_token',
]

/** `destination` replaces standard output in tests. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    redact: { paths: SECRETS, censor: '[secret]' },
    base: undefined,
    ...(isTracing() && { mixin: () => ({ trace_id: currentTrace()?.traceId }) }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      // The query may hold a device token or a tracking number: only the path is logged.
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
