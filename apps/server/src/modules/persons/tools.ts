// What the module is given: the platform, and two acts of other modules.
import type { Platform } from '../../platform/platform.ts'
import type { Trx } from '../../platform/db/scope.ts'

export interface PersonTools {
  /** Stores what the routes of these days drove, as analytics reads it: the positions behind it go. */
  measureDriven: (trx: Trx, period: { tenantId: string; from: string; to: string }) => Promise<void>
  /** Removes the files of written archives of these companies: each holds everybody. */
  dropArchives: (
    platform: Pick<Platform, 'asService' | 'dataDir'>,
    tenantIds: readonly string[],
  ) => Promise<void>
}

export interface PersonDeps
  extends Pick<Platform, 'asService' | 'asUser' | 'dataDir' | 'clock' | 'log' | 'jobs'>, PersonTools {
  surface: Pick<Platform['surface'], 'readObject' | 'removeObjects' | 'revokeSessions'>
}
