import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'おすすめの時間帯',
  looking: '今後の計画から計算しています…',
  choosePlace: '一覧から住所を選ぶと、おすすめの時間帯と費用が表示されます。',
  byVan: '{vehicle}、{time}頃、追加 {distance}',
  stateNoRoom: '{days} に入る時間帯がありません。',
  stateNoPlan: '{days} の計画はまだありません。',
  statePlanning: '{days} の計画を作成中です。',
  stateOutOfDate: '{days} の計画後に注文が変わりました。再計画すると時間帯が表示されます。',
  stateDispatched: '{days} のルートはドライバーに渡っています。追加は「ライブ」から行えます。',
  stateNoRoads: '{days}、この場所に通じる道路がありません。',
  estimated: '地図の範囲外のため、時間は推定です。',
  changesNothing: '再計画するまで計画は変わりません。',
} satisfies Translation<typeof en>
