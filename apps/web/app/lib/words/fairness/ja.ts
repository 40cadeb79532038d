// Japanese texts of the balance of drivers over weeks. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '勤務の均衡',
  noun: 'ドライバーの勤務の均衡',
  weeks: '週',
  weekCount: '{count, plural, other {#週間}}',
  span: '{from}～{to}',
  driver: 'ドライバー',
  hours: '時間',
  routes: 'ルート',
  stops: '配達先',
  heavy: '重い注文',
  late: '終了の遅れ',
  means:
    '時間は走行したルートの開始から終了まで。重い注文は{weight}以上。終了の遅れは計画より{minutes}分を超えるもの。',
  spread: '最長と最短の差は{hours}です。',
  nobody: 'ドライバーはまだいません',
  nobodyMore: 'ドライバーを追加すると、走行後に時間がここに表示されます。',
  you: 'あなた',
  meanOf: '{count}人の平均',
  noMean:
    '平均は、この期間に {least, plural, other {# 人}}のドライバーが走行すると表示されます。だれかの時間を推測できないようにするためです。',
  setting: '数週間の公平さ',
  settingMeans:
    'その日の長いルートを、過去の週に走行が少なかったドライバーに割り当てます。ドライバーの車両はそのままで、ルート全体を入れ替えます。',
  pastWeeks: '考慮する過去の週',
  off: 'なし',
  extra: '許容する費用の増加（％）',
  extraMeans: '0: 費用のかからない入れ替えのみ',
  freeInPlan: '時間の少ないドライバーに長いルートを割り当てました。追加費用はありません。',
  costInPlan: '時間の少ないドライバーに長いルートを割り当てました。追加費用は{amount}です。',
} satisfies Translation<typeof en>
