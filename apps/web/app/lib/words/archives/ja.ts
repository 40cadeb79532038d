// Japanese texts of archives, and of closing a company.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  onlyAdministrators: 'アーカイブは管理者のためのページです',
  onlyAdministratorsMore: '会社の管理者がここでデータを書き出します。',
  notStarted: 'アーカイブを開始できませんでした',
  sendingArchive: 'アーカイブを送信中',
  archivesNoun: 'アーカイブ',
  archives: 'アーカイブ',
  archive: 'アーカイブ',
  export: '書き出し',
  exportAll: 'すべてを書き出す',
  exportAllMore:
    '会社のすべてを1つのzipファイルに：注文、住所、受取人、車両、ドライバー、設定、計画、ルート、位置、メッセージ、メール、メンバー、請求書、操作履歴、ファイル、写真、署名。パスワードとキーは含みません。',
  writeArchive: 'アーカイブを作成',
  import: '取り込み',
  importArchive: 'アーカイブを取り込む',
  importArchiveMore:
    '空の会社へ、この環境または別の環境から取り込みます。配達中だった注文は未処理に戻ります。',
  chooseArchive: 'アーカイブを選ぶ',
  rowsOf: '{total}行中{done}行',
  writing: 'アーカイブを作成中',
  reading: 'アーカイブを読み込み中',
  notDownloaded: 'アーカイブをダウンロードできませんでした',
  writtenAt: '作成 {time}',
  importedAt: '取り込み {time}',
  failed: '失敗',
  sevenDays: 'ファイルは7日間保存されました。',
  download: 'ダウンロード（{size}）',
  orderCount: '{count, plural, other {注文#件}}',
  vehicleCount: '{count, plural, other {車両#台}}',
  driverCount: '{count, plural, other {ドライバー#人}}',
  depotCount: '{count, plural, other {営業所#か所}}',

  // Closing
  closeCompany: '会社を閉じる',
  closeCompanyMore:
    'まずアーカイブが作られます。その後メンバーはアクセスできなくなり、配車済みのルートは最後まで走ります。管理者は30日間アーカイブをダウンロードでき、その後は請求書以外がすべて削除されます。',
  closeQuestion: '会社を閉じますか？',
  closeEffect:
    'これ以降、会社の誰も作業できません。30日以内はプラットフォームのオーナーが再開できますが、その後は誰にもできません。',
  keepIt: '残す',
  notClosed: '会社は閉じられませんでした',
  nameOfCompany: '会社の名前',
  writeOut: '確認のため入力してください',
} satisfies Translation<typeof en>
