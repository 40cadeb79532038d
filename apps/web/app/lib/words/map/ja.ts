// Japanese texts of maps, their controls, marks and tables.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // The live day
  mapOfDay: '本日のライブ地図',
  stop: '{number}番',
  served: '配達完了',
  failed: '失敗',
  skipped: 'スキップ',

  // Controls
  controls: '地図の操作',
  zoomIn: '拡大',
  zoomOut: '縮小',
  fitAll: '全体を表示',
  asTable: '表で表示',
  layers: 'レイヤー',
  scale: '縮尺：{distance}',
  sheetHeight: '高さ：{sheet}',

  // Table
  shownAsTable: '地図の内容（表）',
  shown: '地図の内容',
  inView: '{total}件中{shown}件を表示',
  backToMap: '地図に戻る',
  what: '種類',
  route: 'ルート',
  name: '名前',
  state: '状態',

  // Marks
  depot: '営業所 {name}',
  unserved: '未対応：{label}',
  yourAddress: 'あなたの住所',
  atRisk: '{vehicle}、遅延見込み',
  addCorner: '{number}の後に角を追加',
  corner: '角 {number}',
  closeOutline: '角 1：輪郭を閉じる',

  // No map here
  noStreetMap: 'ここには道路地図がありません',
  outsideMaps:
    '{depot}はこのプラットフォームの道路地図の範囲外です。距離は道路なしで見積もられ、住所にはピンまたは座標が必要です。',
  mapRequested: '{day}に地図を依頼済み',
  askForMap: 'プラットフォームのオーナーに地図を依頼',
  requestSent: '依頼を送信しました',
  ownerSees: 'プラットフォームのオーナーに、依頼者と営業所の場所が表示されます。',
  requestNotSent: '依頼を送信できませんでした',
  noWebGl:
    'このブラウザーでは地図を描画できません。WebGL 2がないか、無効です。横の一覧は地図なしでも使えます。',
  mapNotLoaded: '地図を読み込めませんでした。横の一覧は地図なしでも使えます。',
} satisfies Translation<typeof en>
