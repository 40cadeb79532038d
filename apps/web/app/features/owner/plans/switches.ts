// Labels of a plan's features.
import type { SubscriptionPlanItem } from '@dropwise/contracts'

type Switch = Extract<keyof SubscriptionPlanItem, 'hasApi' | 'hasShops' | 'hasBranding' | 'hasOwnMails'>

export const SWITCHES = [
  ['hasApi', 'API keys and webhooks'],
  ['hasShops', 'Shop connections'],
  ['hasBranding', 'Own logo and colour'],
  ['hasOwnMails', 'Emails in their own words'],
] as const satisfies readonly (readonly [Switch, string])[]
