// Japanese texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: '管理者',
  dispatcher: '配車担当',
  viewer: '閲覧者',
  driver: 'ドライバー',

  // What a right allows
  seeOrders: '注文、受取人、受領証明、メッセージを見る',
  changeOrders: '注文の追加、取り込み、変更、取り消しと、受取人やドライバーへの連絡',
  seeFleet: '車両、ドライバー、営業所、ゾーンを、整備作業と燃料も含めて見る',
  changeFleet: '車両、ドライバー、営業所、ゾーン、整備作業、燃料の追加と変更',
  seePlans: '計画とルートを見る',
  changePlans: '1日の計画を立て、手動で変更する',
  dispatchRoutes: 'ルートをドライバーに配車し、走行中に変更する',
  seeLive: 'ライブ地図、再生、分析を見る',
  searchAddresses: 'アドレス帳を検索する',
  changeAddresses: 'アドレス帳を変更する',
  solveByApi: 'APIで計画問題を解く',
  seeWebhooks: 'Webhookとショップ、その送信内容を見る',
  changeWebhooks: 'Webhookとショップの追加と変更',
  seePersons: '特定の人について保存された情報をすべて探す',
  erasePersons: '特定の人の情報を消去する',
  seePay: 'ドライバーの報酬を見る',
  changePay: '報酬ルールを変更し、報酬を訂正し、明細を承認する',
  invitePeople: 'チームを見て、ドライバーを招待する',
  changeSettings: '会社の情報、規則、メールを変更する',
  manageBilling: '請求書を見て、契約を変更する',
  readAudit: '操作履歴を読み、書き出す',

  // Refusals
  onlyAdministrators: 'これができるのは会社の管理者だけです。',
  rightMissing: 'あなたの役割には次の権限がありません：{right}。管理者に依頼してください。',
  viewersChangeNothing: '閲覧者は変更できません。配車担当か管理者に依頼してください。',
} satisfies Translation<typeof en>
