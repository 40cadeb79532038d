// What the dialog of each feature says. Tests prove its claims (claims.ts).
import { siteFeatureDetailsWords as words } from '../../lib/words/site-feature-details.ts'
import type { Feature } from './features.ts'

export interface FeatureDetails {
  long: string
  facts: readonly (readonly [name: string, text: string])[]
  /** Leads here from the feature before. */
  next: string
}

/** The texts in the language of the page. */
export const FEATURE_DETAILS: Readonly<Record<Feature['id'], () => FeatureDetails>> = {
  planning: () => ({
    long: words('planningLong'),
    facts: [
      [words('shift'), words('shiftFact')],
      [words('load'), words('loadFact')],
      [words('windows'), words('windowsFact')],
      [words('priority'), words('priorityFact')],
      [words('distance'), words('distanceFact')],
      [words('whatIsLeft'), words('whatIsLeftFact')],
    ],
    next: words('nextPlanning'),
  }),
  tracking: () => ({
    long: words('trackingLong'),
    facts: [
      [words('atRisk'), words('atRiskFact')],
      [words('forecast'), words('forecastFact')],
      [words('recipient'), words('recipientFact')],
      [words('notice'), words('noticeFact')],
      [words('trackers'), words('trackersFact')],
    ],
    next: words('nextTracking'),
  }),
  analytics: () => ({
    long: words('analyticsLong'),
    facts: [
      [words('onTime'), words('onTimeFact')],
      [words('distance'), words('drivenFact')],
      [words('export'), words('exportFact')],
    ],
    next: words('nextAnalytics'),
  }),
  security: () => ({
    long: words('securityLong'),
    facts: [
      [words('roles'), words('rolesFact')],
      [words('signIn'), words('signInFact')],
      [words('publicPages'), words('publicPagesFact')],
    ],
    next: words('nextSecurity'),
  }),
  tenants: () => ({
    long: words('tenantsLong'),
    facts: [
      [words('brand'), words('brandFact')],
      [words('plans'), words('plansFact')],
      [words('data'), words('dataFact')],
    ],
    next: words('nextTenants'),
  }),
  driver: () => ({
    long: words('driverLong'),
    facts: [
      [words('nextStop'), words('nextStopFact')],
      [words('route'), words('routeFact')],
      [words('proof'), words('proofFact')],
      [words('noSignal'), words('noSignalFact')],
    ],
    next: words('nextDriver'),
  }),
}
