// Japanese texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: '何でもお尋ねください',
  lead: '平日は{hours}時間以内に、人がお答えします。',
  forCustomers: 'ご利用中のお客様のサポート',
  forCustomersMore: '製品内からのご質問には、日付、計画、注文の情報が添えられます。<link>サインイン</link>',
  somethingDown: '何かが停止していますか？',
  somethingDownMore: '稼働の監視が最初に知らせます。<link>稼働状況</link>',
  businessHours: '営業時間',
  open: '{weekday} {time} PST：営業中',
  opensToday: '{weekday} {time} PST：営業時間外、本日9:00から営業',
  opensTomorrow: '{weekday} {time} PST：営業時間外、明日9:00から営業',
  opensMonday: '{weekday} {time} PST：営業時間外、月曜日9:00から営業',
  name: 'お名前',
  email: 'メールアドレス',
  company: '会社名<optional>（任意）</optional>',
  phone: '電話番号<optional>（任意）</optional>',
  subject: '件名<optional>（任意）</optional>',
  message: 'メッセージ',
  send: '送信',
  sending: '送信しています…',
  use: 'ご返信のためだけに使用します。<link>プライバシー</link>',
  subjectGeneral: '全般',
  subjectSales: '営業',
  subjectSupport: 'サポート',
  subjectPartnership: '提携',
  subjectDemo: 'デモ',
  sent: 'メッセージをありがとうございます。{hours}時間以内にご返信します。',
  failed: 'メッセージを送信できませんでした。もう一度お試しください。',
  notSent: '{reason}入力した内容は残っています。',
  about: '用件：{subject}',
  enterName: 'お名前を入力してください',
  enterEmail: 'メールアドレスを入力してください',
  emailIncomplete: 'このメールアドレスは完全ではありません',
  enterMessage: 'メッセージを入力してください',
  frequentlyAsked: 'よくある質問',
  trialQuestion: 'お試しの期間はどのくらいですか。カードは必要ですか。',
  trialAnswer:
    '{days, plural, other {#\u00a0日間}}で、カードは不要です。終了後もすべての内容を閲覧できます。',
  spreadsheetQuestion: '表計算ファイルから住所を取り込めますか。',
  spreadsheetAnswer:
    'はい。CSVとXLSXを、お手元の列のまま使えます。{name}がどの列が何かを判別し、読み取れなかったものを行ごとに示します。同意いただくまで何も保存しません。',
  phonesQuestion: 'ドライバーに新しい電話は必要ですか。',
  phonesAnswer:
    'いいえ。ドライバーアプリは電話のブラウザーで動作し、OsmAndまたはOwnTracksに対応するトラッカーはそのまま使えます。',
  limitQuestion: '車両がプランの上限を超えるとどうなりますか。',
  limitAnswer:
    '何も止まりません。計画済みの日は最後まで進みます。次の車両は、プランを上げるか1台をアーカイブするまで待ちます。',
  dataQuestion: 'データはどこに保存され、誰が見られますか。',
  dataAnswer:
    '1つのPostgreSQLデータベースに、会社ごとに行単位で分離して保存します。社内の方は役割に応じて閲覧できます。',
  trackingQuestion: '受取人はアカウントなしで追跡できますか。',
  trackingAnswer:
    'はい。追跡番号でページが開きます。荷物がいつ届くか、近づいた車がどこにいるかを示し、電話番号やほかの配達先は決して示しません。',
  threeWays: '答えへの3つの方法を、早い順に示します。',
  lookItUp: '調べる',
  lookItUpMore: '<help>ヘルプセンター</help>には、無線で使う言葉で引ける短い答えがあります。',
  checkTheLine: '接続を確認する',
  checkTheLineMore:
    '何かが読み込まれないときは、<diagnostics>ネットワーク診断</diagnostics>が、原因が当社、お使いのネットワーク、ブラウザーのどれにあるかを示し、送信できるレポートを作ります。<status>稼働状況</status>のページでは、ほかの人にも起きているかが分かります。',
  askAPerson: '人に尋ねる',
  askAPersonMore:
    '<contact>連絡</contact>のページからご連絡ください。営業時間は{businessHours}です。平日は{hours}時間以内に返信します。',
} satisfies Translation<typeof en>
