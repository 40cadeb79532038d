// Labels of a plan's features.
import type { SubscriptionPlanItem } from '@dropwise/contracts'
import { ownerPlansWords as words } from '../../../lib/words/owner-plans.ts'

type Switch = Extract<keyof SubscriptionPlanItem, 'hasApi' | 'hasShops' | 'hasBranding' | 'hasOwnMails'>

export const SWITCHES = [
  'hasApi',
  'hasShops',
  'hasBranding',
  'hasOwnMails',
] as const satisfies readonly Switch[]

export const switchLabel = (name: (typeof SWITCHES)[number]): string => words(name)
