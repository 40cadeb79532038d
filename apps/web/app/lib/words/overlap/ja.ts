// Japanese texts of overlapping and compact routes. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  share:
    '配達先の {percent} でルートが重なっています：{stops} 件中 {inside} 件が別のルートの範囲内にあります。',
  apart: 'ルートは重なっていません。',
  overlappingStops: '重なる配達先',
  option: 'まとまったルート：% まで高くてよい',
  optionMeans: 'ルートの重なりが減るように、配達先を別の車両に移します。空欄：最も安い計画。',
  won: 'まとまったルート：別のルートの範囲内にある配達先が {before} 件から {after} 件に減り、費用は {percent} 増えました。',
  wonFree:
    'まとまったルート：別のルートの範囲内にある配達先が {before} 件から {after} 件に減り、費用は増えていません。',
  moved: '{stops, plural, other {配達先 # 件}}の車両が変わりました。',
  nothing: 'まとまったルート：費用の増加 {percent} 以内で重なりは減りません。',
} satisfies Translation<typeof en>
