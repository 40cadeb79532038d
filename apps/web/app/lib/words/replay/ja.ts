// Japanese texts of the re-planned days.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  replanning: '各日を再計画中、1日あたり最大3秒',
  notReplanned: '再計画できませんでした',
  sameRoads:
    '両方とも同じ道路で時間を計り、同じ検査で数えます。走行速度の表があれば、両方ともそれに従って走ります。その日の実際の時刻は含みません。',
  sameVans:
    '新しい計画は、その日の車両と時間帯を使います。車両を減らすことはありますが、出ていなかった車両は使いません。',
  missedWindows:
    '守れなかった時間帯は、どちらの側でも未達と数えます。新しい計画が外した注文は節約になりません。そのような日は比較しません。',
  notStored: 'ファイルは保存されず、注文も作成されません。',
  question: '別のルートなら、ここ数週間の費用はいくらだったでしょうか？',
  dropFile:
    '実際に走行した日のデータを置いてください。各注文の住所、日付、車両またはドライバー、配達順または実際の到着時刻。最大{days}日。',
  chooseFile: 'ファイルを選択',
  fileOfDays: '走行実績のファイル',
  noPdf: 'ファイルを作成できませんでした',
  notReplayed: 'このファイルは再計画できません',
  daysCompared: '{count, plural, other {#日を比較しました}}',
  noneCompared: '比較できる日がありませんでした',
  downloadPdf: 'PDFをダウンロード',
  daysLeftOut: '除外された日',

  // Figures
  better: '新しい計画のほうが良い結果です',
  same: '節約はありませんでした',
  worse: '新しい計画のほうが悪い結果です',
  notComparable: '比較なし：新しい計画では運べない注文があります',
  allDays: '比較したすべての日',
  figuresOf: '{day}の数値',
  leavesOut: '新しい計画で運べない注文：{orders}。',
  ordersNotCounted:
    '{count, plural, other {#件の注文}}は車両、場所、または読める行がなく、どちらにも数えていません。',
  asDriven: '実績',
  newPlan: '新しい計画',
  saved: '節約',
  side: '区分',
  vans: '車両',
  distance: '距離',
  hours: '時間',
  cost: '費用',
  windowsMissed: '時間帯の遅れ',
} satisfies Translation<typeof en>
