// Japanese texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'アクセスの可否は、データベースが行ごとに決めます。その上にあるものがすべて失敗しても、ある会社がほかの会社を見ることはありません。',
  rows: '画面ではなく、行',
  rowsMore:
    'どの表にも、誰がどの行を読み書きできるかを定めるポリシーがあります。誰が、何を、どのようにという1つの表としてテストされ、期待する答えは手で書かれています。項目のない新しい表があると、ビルドが失敗します。',
  signIn: 'サインイン',
  signInPasswords:
    'パスワードはargon2idのハッシュとして保存します。存在しないアカウントと誤ったパスワードには、同じ答えを返します。',
  signInTokens: '更新トークンは入れ替わり、盗まれたものが2回使われると、その系列全体が無効になります。',
  signInSecondFactor: '誰でも2つ目の要素（TOTP）を有効にできます。',
  signInPasskey: 'パスキーはパスワードなしでサインインでき、偽のページでは使えません。',
  signInReset: '再設定のリンクは1回だけ使え、{hours}時間で無効になります。',
  keys: '鍵と端末',
  keysMore:
    '端末トークンは1回だけ表示され、ハッシュとして保存されます。1つの車両に属し、その位置を報告することしかできません。追跡番号には検査文字があり、推測の試みは回数が制限されます。',
  browser: 'ブラウザーで',
  browserMore:
    '厳格なコンテンツポリシーにより、フレームへの埋め込みも、よそからのスクリプトもありません。縮小した画像からは、カメラが書き込んだ情報を取り除きます。表計算ファイルは制限を設けて読み取ります。',
  report: '脆弱性の報告',
  reportMore:
    '見つけた内容と再現の方法を<contact>連絡</contact>のページからお知らせください。平日は{hours}時間以内にお答えし、善意で調べる方を追及することはありません。',
  trustLead: '私たちの約束と、ご自身で確かめられる場所です。',
  promises: '約束',
  promiseKept: '確認したものは残る',
  promiseKeptMore: '私たちが確認した書き込みは、サーバーが停止しても残ります。',
  promiseOnce: '何も2回行われない',
  promiseOnceMore: '同じ鍵で繰り返された要求には、最初の答えを返します。',
  promisePlan: '計画は示すとおりである',
  promisePlanMore: '別のプログラムが、どの計画についても、ご覧になる前に積載、時刻、時間帯を計算し直します。',
  promiseDeploy: '更新は停止ではない',
  promiseDeployMore: 'サーバーが入れ替わる間も、走行中の日は進みます。',
  availability: '可用性',
  availabilityMore:
    '監視は常に動いています。その結果、公表したすべての障害、予定されたメンテナンスは<status>稼働状況のページ</status>に表示されます。',
  securityMore:
    'アクセス、サインイン、鍵の仕組みは<security>セキュリティのページ</security>に書かれています。',
  privacyMore:
    '何を、誰のために、いつまで保存するかは<privacy>プライバシー</privacy>にあります。地図、道路、住所は、外部サービスが設定されていない限り、自社のサーバーから提供します。設定されている場合、そのサービスは尋ねられた住所を受け取ります。',
  leaving: '利用の終了',
  leavingMore:
    '1か月ごとの契約です。管理者は、注文、人、位置、写真、請求書、記録のすべてを1つのzipファイルで持ち出せます。会社を閉鎖した後も{days}日間は可能です。',
  sources: '地図データの出所',
  sourcesMore:
    '実在の地域は、OpenStreetMap（© OpenStreetMap contributors、Open Database License）から作られています。デモの町Ashmouthは架空のもので、自社のプログラムが生成しました。',
} satisfies Translation<typeof en>
