// Dependencies of the module: the platform, and two commands of other modules.
import type { Platform } from '../../platform/platform.ts'
import type { Trx } from '../../platform/db/scope.ts'

export interface PersonTools {
  /**
   * Stores the driven distances of routes on these days for analytics, because the erasure deletes their
   * positions.
   */
  measureDriven: (trx: Trx, period: { tenantId: string; from: string; to: string }) => Promise<unknown>
  /** Removes the archive files of these companies, because each contains all persons. */
  dropArchives: (
    platform: Pick<Platform, 'asService' | 'dataDir'>,
    tenantIds: readonly string[],
  ) => Promise<void>
}

export interface PersonDeps
  extends Pick<Platform, 'asService' | 'asUser' | 'dataDir' | 'clock' | 'log' | 'jobs'>, PersonTools {
  surface: Pick<Platform['surface'], 'readObject' | 'removeObjects' | 'revokeSessions'>
}
