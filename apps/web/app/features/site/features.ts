// The product's six features, on the home page and the page of features. Tests prove their claims (claims.ts).
import { siteFeaturesWords as words } from '../../lib/words/site-features.ts'

export interface Feature {
  id: 'planning' | 'tracking' | 'analytics' | 'security' | 'tenants' | 'driver'
  title: string
  short: string
}

/** The texts follow the language of the page. */
export const FEATURES: readonly Feature[] = [
  {
    id: 'planning',
    get title() {
      return words('planningTitle')
    },
    get short() {
      return words('planningShort')
    },
  },
  {
    id: 'tracking',
    get title() {
      return words('trackingTitle')
    },
    get short() {
      return words('trackingShort')
    },
  },
  {
    id: 'analytics',
    get title() {
      return words('analyticsTitle')
    },
    get short() {
      return words('analyticsShort')
    },
  },
  {
    id: 'security',
    get title() {
      return words('securityTitle')
    },
    get short() {
      return words('securityShort')
    },
  },
  {
    id: 'tenants',
    get title() {
      return words('tenantsTitle')
    },
    get short() {
      return words('tenantsShort')
    },
  },
  {
    id: 'driver',
    get title() {
      return words('driverTitle')
    },
    get short() {
      return words('driverShort')
    },
  },
]
