// Japanese texts of the status page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '稼働状況',
  notLoaded: '状態を読み込めませんでした',
  notLoadedMore: 'それだけでも、何かが停止している可能性があります。',
  checking: 'すべてのシステムを確認しています。',
  checkedAt: 'サーバー自身の監視が毎分確認しています。最終確認は{time}です。',
  allUp: 'すべてのシステムが稼働中です',
  areDown: '{services}：停止',
  areSlow: '{services}：低速',
  serviceState: '{service}：{state}',
  withoutScript:
    'このページは、サインイン、データ、ライブの位置、計画、メールが動いているかをスクリプトで問い合わせます。スクリプトなしでは、<link>答えをデータとして読む</link>ことができます。',
  tabs: '状態',
  tabServices: 'サービスの状態',
  tabIncidents: '障害の履歴',
  tabMaintenance: '予定されたメンテナンス',
  noIncidents: '過去{days}日間に障害はありません。',
  noMaintenance: '予定されたメンテナンスはありません。',
  fromTo: '{from}～{to}',
  stateUp: '稼働中',
  stateSlow: '低速',
  stateDown: '停止',
  stateUnknown: 'データなし',
  daysAgo: '{days}日前',
  today: '今日',
  investigating: '調査中',
  identified: '原因を特定',
  monitoring: '監視中',
  resolved: '解決済み',
} satisfies Translation<typeof en>
