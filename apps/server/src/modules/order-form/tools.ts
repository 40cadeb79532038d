// Functions of other modules that order forms use, and the account that stores orders of visitors.
import type { FormService, OrderWish } from '@dropwise/contracts'
import { errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import type { RoomOn } from './offers.ts'
import type { PriceByCard } from './visitor-price.ts'
import type { VisitorPlace } from './place.ts'
import type { CompanyForm } from './queries.ts'

/** Commands of other modules, injected by `modules.ts`. */
export interface FormTools {
  createOrder: (
    member: Member,
    order: OrderWish & { id: string; date: string; custom: Record<string, string> },
  ) => Promise<void>
  /** Prices at a place by the company's default rate card; null: it has none. */
  pricesAt: (member: Member, place: VisitorPlace) => Promise<PriceByCard | null>
  /** Which windows have a van with room, by the plan of the day. */
  roomOn: (
    member: Member,
    asked: VisitorPlace & { type: FormService['type']; packages: number; serviceMinutes: number | null },
  ) => RoomOn
}

export type FormPlatform = Pick<Platform, 'asService' | 'clock' | 'geocoder' | 'publicUrl' | 'limiter'>

/** Orders of visitors come in in the name of an administrator. */
export function memberOf({ tenantId, userId }: CompanyForm): Member {
  if (userId === null) throw errors.not_found('The order form')
  return {
    tenantId,
    userId,
    role: 'admin',
    rights: null,
    claims: { role: 'authenticated', sub: userId, app_metadata: { tenant_id: tenantId } },
  }
}
