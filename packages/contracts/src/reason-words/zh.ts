// Default reasons of failed deliveries in Chinese.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: '无人在家',
  refused: '拒收',
  address_not_found: '找不到地址',
  no_way_in: '无法进入',
  damaged: '已损坏',
  closed: '已关门',
  missing: '不在车上',
}
