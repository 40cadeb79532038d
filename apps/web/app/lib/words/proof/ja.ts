// Japanese texts of driver reports on an order, with its proof.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Panel
  loading: 'ドライバーの報告を読み込み中',
  whatDriverSaid: 'ドライバーの報告',
  driver: 'ドライバー',
  dispatch: '配車担当',
  recipient: '受取人',
  received: '{time}に受信',
  afterCancelled: 'キャンセル後',
  toldOtherwise: '以前の報告と異なる',

  // Events
  vehicleChecked: '車両点検済み',
  shiftStarted: '勤務開始',
  loaded: '積み込み済み',
  arrived: '到着',
  delivered: '配達完了',
  partlyDelivered: '一部配達',
  notDelivered: '未配達',
  takenBack: '持ち戻り',
  breakStarted: '休憩開始',
  breakEnded: '休憩終了',
  reordered: '順番を変更',
  refuelled: '給油した',
  incidentReported: '事故・トラブルを報告',
  contacted: '電話または連絡',
  shiftEnded: '勤務終了',
  note: 'メモ',

  // Proof
  handedTo: 'お渡し先：{place}',
  nameIs: '名前：{name}',
  houseNumber: '番地：{number}',
  pinChecked: 'PIN確認済み',
  ageChecked: '年齢確認済み',
  scanned: 'スキャン {code}',
  inVanFrontLeft: '車内：前方左',
  inVanFrontRight: '車内：前方右',
  inVanMiddleLeft: '車内：中央左',
  inVanMiddleRight: '車内：中央右',
  inVanRearLeft: '車内：後方左',
  inVanRearRight: '車内：後方右',
  parcels: '{count, plural, other {荷物#個をお渡し}}',
  items: 'お渡し：{items}',
  collected: '代引き {amount}',
  signature: '署名',
  downloadSignature: '署名をダウンロード',
  signatureMissing: '署名なし',
  photo: '写真',
  downloadPhoto: '写真をダウンロード',
  photoMissing: '写真なし',
  disputePack: '紛争用資料をダウンロード',
  packHolds:
    '約束の時間、連絡、玄関付近の軌跡、スキャン、写真、署名を1つのファイルにまとめます。監査ログがその封印を保存します。',
  packNotMade: '紛争用資料をダウンロードできませんでした',
  packAsPdf: '印刷用 PDF',
} satisfies Translation<typeof en>
