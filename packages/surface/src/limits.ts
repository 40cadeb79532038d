// Default limits of the surface; options.ts explains them with their units.
import type { Limits } from './options.ts'

export const DEFAULT_LIMITS: Limits = {
  signInPerIp: 50,
  signInPerAccount: 10,
  signInFromNewNetworks: 50,
  otpPerIp: 30,
  refreshPerIp: 150,
  signUpPerIp: 30,
  mailPerIp: 30,
  mailPerRecipient: 6,
  mailPerHour: 2000,
  mailIntervalSeconds: 60,
  statementTimeoutMs: { anon: 3000, authenticated: 8000, default: 30_000 },
  restBodyBytes: 10 * 1024 * 1024,
  objectBytes: 50 * 1024 * 1024,
  socketsPerIp: 5000,
  channelsPerSocket: 100,
  socketBufferBytes: 4 * 1024 * 1024,
  messagesPerSecond: 100,
  presencePer30Seconds: 100,
}
