// Tracking for anybody, with limits against guessing numbers on every page.
import type { TrackingResponse } from '@dropwise/contracts'
import type { Claims } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import type { HostCompany } from '../../platform/tracking-hosts.ts'
import { lookUpWithinLimits } from '../../platform/tracking-limits.ts'
import { track } from './service.ts'

/** Throws delivery_not_found, and too_many_requests beyond the limit. */
export const trackWithinLimits = (
  platform: Platform,
  number: string,
  { ip, claims, companyHost }: { ip: string; claims: Claims; companyHost: HostCompany | null },
): Promise<TrackingResponse> =>
  lookUpWithinLimits(platform, ip, () => track(platform, number, { claims, onlyOf: companyHost?.tenantId }))
