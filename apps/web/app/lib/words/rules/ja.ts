// Japanese texts of broken rules of a day.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Broken rules of a route
  brokenStops: '{count, plural, other {配達先が#件超過}}',
  brokenDistance: '距離が{distance}超過',
  brokenDriving: '運転時間を{duration}超過',
  brokenRest: '休憩なしが{duration}超過',
  brokenHours: '勤務時間を{duration}超過',
  brokenShift: '勤務終了後{duration}',
  brokenLoad: '{load}超過',
  brokenBreak: '{duration}の休憩を取れない',
  brokenReloads: '積み込み回数が多すぎる',
  brokenPrecedence: '集荷前に配達',
  brokenSequence: '順番違い',
  brokenTogether: 'グループと別の車両',
  brokenDriverOff: 'ドライバーが{duration}不在',
  brokenOverlap: '{duration}は2ルートが重複',
  brokenSkills: '必要なスキルがない',
  brokenVehicle: '担当ゾーンの外、または注文で除外',
  brokenUnreachable: 'この車両が通れる道路なし',
  brokenOther: '許可されていない',
  loadParcels: '{count, plural, other {荷物#個}}',
  loadPallets: '{count, plural, other {パレット#枚}}',

  // Changes that break a rule
  breaksRule: 'この変更は1日のルールに反します',
  leaveAsIs: 'そのままにする',
  changeAnyway: 'それでも変更する',
  auditRecords: '確認したことは操作履歴に残ります。',
} satisfies Translation<typeof en>
