// Descriptions of rights of roles, in Japanese.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': '注文、受取人、受領証明、メッセージを見る',
  'orders:write': '注文の追加、取り込み、変更、取り消しと、受取人やドライバーへの連絡',
  'fleet:read': '車両、ドライバー、営業所、ゾーンを、整備作業と燃料も含めて見る',
  'fleet:write': '車両、ドライバー、営業所、ゾーン、整備作業、燃料の追加と変更',
  'plans:read': '計画とルートを見る',
  'plans:write': '1日の計画を立て、手動で変更する',
  'plans:dispatch': 'ルートをドライバーに配車し、走行中に変更する',
  'live:read': 'ライブ地図、再生、分析を見る',
  'addresses:read': 'アドレス帳を検索する',
  'addresses:write': 'アドレス帳を変更する',
  'optimize:run': 'APIで計画問題を解く',
  'webhooks:read': 'Webhookとショップ、その送信内容を見る',
  'webhooks:write': 'Webhookとショップの追加と変更',
  'persons:read': '特定の人について保存された情報をすべて探す',
  'persons:erase': '特定の人の情報を消去する',
  'pay:read': 'ドライバーの報酬を見る',
  'pay:write': '報酬ルールを変更し、報酬を訂正し、明細を承認する',
  'people:invite': 'チームを見て、ドライバーを招待する',
  'settings:write': '会社の情報、規則、メールを変更する',
  'billing:manage': '請求書を見て、契約を変更する',
  'audit:read': '操作履歴を読み、書き出す',
} satisfies RightWords
