// Default reasons of failed deliveries in Japanese.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'ご不在',
  refused: '受け取り辞退',
  address_not_found: '住所が見つからない',
  no_way_in: '立ち入りできない',
  damaged: '破損',
  closed: '閉まっている',
  missing: '車両に積まれていない',
}
