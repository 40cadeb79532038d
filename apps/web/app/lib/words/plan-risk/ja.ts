// Japanese texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected: '{promises, plural, other {約束 # 件}}のうち {misses} 件が守れない見込みです。',
  noPromises: '時間帯のある配達先がないため、守れない約束はありません。',
  countedCompany:
    '直近の {routes, plural, other {# ルート}}の遅れをもとに、{days} 日分のシミュレーションで数えています。',
  countedUsual: '十分なルートを走るまでは、一般的な遅れをもとに {days} 日分のシミュレーションで数えます。',
  showStops: '配達先を表示',
  risk: 'リスク',
  missedOn: 'シミュレーション {days} 日のうち {missed} 日で守れません',
  lateEndOn: 'シミュレーション {days} 日のうち {late} 日で勤務時間後に終わります。',
  option: 'より安全な計画：% まで高くてよい',
  optionMeans: '約束を守れるように、早めに出発したり配達先を入れ替えたりします。空欄：最も安い計画。',
  won: 'より安全な計画：守れない見込みの約束が {before} 件から {after} 件に減り、費用は {percent} 増えました。',
  wonFree: 'より安全な計画：守れない見込みの約束が {before} 件から {after} 件に減り、費用は増えていません。',
  changed:
    '{routes, plural, other {# ルート}}が早く出発し、{stops, plural, other {配達先 # 件}}を移動しました。',
  nothing: 'より安全な計画：費用の増加 {percent} 以内で守れる約束は増えません。',
} satisfies Translation<typeof en>
